import type { Fault } from './content-faults'

/** Faults in the regions and in what refers to them. */
export const ofRegions: Fault[] = [
  [
    'regions whose teams are not those of the figure',
    'region/riyadh.yaml',
    (text) => text.replace('teams: 58', 'teams: 57'),
    'region: teams: The regions have 190 teams together, "achievement/efficiency-teams.yaml" has 191',
  ],
  [
    'an agreement of a region that does not stand',
    'region/makkah.yaml',
    (text) => text.replace('- it-services', '- it-service'),
    'region/makkah.yaml: agreements: There is no agreement "it-service"',
  ],
  [
    'a story of a region that does not stand',
    'story/shared-mri.yaml',
    (text) => text.replace('region: eastern', 'region: western'),
    'story/shared-mri.yaml: region: There is no region "western"',
  ],
  [
    'a region that the forms do not offer',
    'choice-list/regions.yaml',
    (text) => text.replace('value: al-jawf', 'value: aljawf'),
    'region/al-jawf.yaml: file: "choice-list/regions.yaml" does not offer this region',
  ],
]
