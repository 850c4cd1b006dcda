import type { AgreementTerm } from '../content/services/joining-windows'

/** Numbers of an agreement from which its emblem is drawn. */
export interface AgreementFigure extends AgreementTerm {
  contractors: number
}
