import type { FormScript } from '../form-script'
import { useTyped } from '../use-typed'
import { goToField } from './go-to-field'
import { useFiles } from './use-files'
import { useSending } from './use-sending'
import { useWidget } from './use-widget'

export const liveForm: FormScript = {
  useSending,
  useTyped,
  useFiles,
  useWidget,
  goToField,
  takeFocus: (element) => element?.focus(),
}
