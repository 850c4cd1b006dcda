import type { Fault } from './content-faults'

/** Faults of the disclosure log detected within one file. */
export const ofOneDisclosure: Fault[] = [
  [
    'a title with the reference number of a request',
    'disclosure/award-times-of-tenders.yaml',
    (text) => text.replace('title: Time from', 'title: FOI-2608100045, time from'),
    'disclosure/award-times-of-tenders.yaml: en.title: May identify a person',
  ],
  [
    'an e-mail address in what was asked',
    'disclosure/dictionary-as-a-file.yaml',
    (text) => text.replace('summary: The terms', 'summary: sender@example.com, the terms'),
    'disclosure/dictionary-as-a-file.yaml: en.summary: May identify a person',
  ],
  [
    'a phone number in an answer',
    'disclosure/unit-prices-of-suppliers.yaml',
    (text) => text.replace('بيّنّا لصاحب الطلب', 'بيّنّا لصاحب الطلب على ٠٥٥٠١٢٣٤٥٦'),
    'disclosure/unit-prices-of-suppliers.yaml: ar.answer.1: May identify a person',
  ],
]

/** Faults of the disclosure log detected once every file is valid by itself. */
export const ofDisclosures: Fault[] = [
  [
    'a refusal without its reason',
    'disclosure/estimates-of-an-open-tender.yaml',
    (text) => text.replace('exemption: tender\n', ''),
    'disclosure/estimates-of-an-open-tender.yaml: exemption: A refusal names its exemption',
  ],
  [
    'an exemption where everything is given',
    'disclosure/working-days-calendar.yaml',
    (text) => text.replace('outcome: granted', 'outcome: granted\nexemption: draft'),
    'disclosure/working-days-calendar.yaml: exemption: Nothing is withheld if the outcome is "granted"',
  ],
  [
    'an answer before its request',
    'disclosure/framework-agreements-in-one-file.yaml',
    (text) => text.replace('received: 2026-11', 'received: 2026-12'),
    'disclosure/framework-agreements-in-one-file.yaml: received: Is after the answer',
  ],
  [
    'a dataset that does not exist',
    'disclosure/requests-by-kind-and-month.yaml',
    (text) => text.replace('[requests-and-replies]', '[requests-and-answers]'),
    'disclosure/requests-by-kind-and-month.yaml: datasets: There is no dataset "requests-and-answers"',
  ],
  [
    'a page that does not exist',
    'disclosure/service-level-results.yaml',
    (text) => text.replace('path: /sla,', 'path: /slo,'),
    'disclosure/service-level-results.yaml: pages: There is no page at "/slo"',
  ],
]
