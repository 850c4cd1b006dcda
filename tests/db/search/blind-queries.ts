/** A query as people type it, and the ends of the addresses that they would expect. */
type Expectation = readonly [query: string, ...addresses: string[]]

/** Held-out queries in Arabic, written from the content alone, without knowledge of the index. */
export const otherArabicQueries: readonly Expectation[] = [
  // Services
  ['حجز قاعة اجتماعات', '/services/halls-hospitality-platform'],
  [
    'ابغى اشوف وش يغطي تأميني الطبي',
    '/services/health-insurance-service',
    '#health-insurance-service',
    '/framework-agreements/health-insurance',
  ],
  [
    'كيف أنضم كمورد للاتفاقيات',
    '/services/join-framework-agreement',
    '/books/framework-agreements-handbook/open-and-closed/joining',
    '#open-agreement-duration',
  ],
  ['منصة المشتريات', '/services/government-procurement-platform'],
  ['شهادة مدير كفاءة', '/services/efficiency-manager-programme'],
  ['تسجيل فريق الكفاءة حق جهتنا', '/services/efficiency-teams-platform'],
  ['هل دراسة هندسة القيمة إلزامية لمشروعي', '/services/value-engineering-study'],
  ['أبي أعدل عرضي بعد ما قدمته على المنافسة', '/services/government-procurement-platform'],
  // Questions
  ['كم ياخذ الرد على طلبي', '#reply-time', '/sla'],
  ['ضيعت رقم الطلب', '#lost-reference'],
  ['متى تنزل النشرة البريدية', '#newsletter-schedule', '/media-center/newsletter'],
  [
    'الفرق بين المفتوحة والمغلقة',
    '#open-or-closed',
    '/books/framework-agreements-handbook/open-and-closed',
    '/framework-agreements',
  ],
  ['كيف اعرف ان الموقع مو مزيف', '#official-site'],
  ['أقدر أقدم طلب بالتلفون؟', '#without-a-form', '/card', '/contact'],
  ['ليش حسابي موقوف', '#disabled-account'],
  [
    'هل كفاءة الإنفاق معناها تقليل المصروفات',
    '#what-efficiency-means',
    '-dictionary#expenditure-efficiency',
  ],
  // People and organisation
  [
    'مين الرئيس التنفيذي',
    '/aboutUs/executiveManagement/waleed-aldamer',
    '/aboutUs/orgStructure#chief-executive',
    '/aboutUs/executiveManagement',
  ],
  ['نوف الحمدان', '/aboutUs/directors'],
  [
    'مسؤول الموارد البشرية',
    '/aboutUs/orgStructure#human-resources',
    '/aboutUs/executiveManagement/arwa-alsaeedan',
  ],
  ['أعضاء لجنة المراجعة', '/aboutUs/directors', '/aboutUs/directors#audit-committee'],
  ['الهيكل التنظيمي', '/aboutUs/orgStructure'],
  // Dictionary terms
  ['bid bond', '-dictionary#bid-bond'],
  ['benchmarking', '-dictionary#benchmarking'],
  ['معنى الترسية', '-dictionary#contract-award'],
  ['ايش يعني ميزانية صفرية', '-dictionary#zero-based-budgeting'],
  ['غرامة التأخير', '-dictionary#delay-penalty'],
  [
    'الفرق بين الوفر وتجنب التكلفة',
    '-dictionary#cost-avoidance',
    '-dictionary#realised-saving',
    '/books/efficiency-manager-guide/measuring',
  ],
  ['تضارب المصالح', '-dictionary#conflict-of-interest', '/aboutUs/directors'],
  // Misspellings and typing errors
  ['hg,/hzt', '/careers'],
  ['البينات المفتوحة', '/open-data'],
  [
    'السوق الاكترونى',
    '/services/e-marketplace',
    '#e-marketplace',
    '-dictionary#electronic-marketplace',
  ],
  ['القاعات والظيافه', '/services/halls-hospitality-platform'],
  [
    'المشاريع المتعثره',
    '/books/stalled-projects-guide',
    '-dictionary#stalled-project',
    '/media-center/news/stalled-projects-early-warning',
  ],
  // Others
  ['اتفاقية بنزين سيارات الجهة', '/framework-agreements/vehicle-fuel'],
  [
    'نموذج خطة صيانة',
    '/books/maintenance-plan-form',
    '/media-center/news/maintenance-plan-template',
  ],
  ['تدريب تعاوني للطلاب', '/careers#cooperative-placement-2027', '/careers'],
  ['دورة فني تكييف', '/loc-init#hvac-technician'],
  ['مستشفيات تشاركت جهاز الرنين', '#shared-mri'],
  ['رقم التواصل', '/contact', '/card', '/help'],
  [
    'كم تكلفة بناء مدرسة',
    '/books/school-cost-guide',
    '/open-data#standard-building-cost',
    '/media-center/news/standard-cost-guide-schools',
  ],
]

/** Forty more in English, by somebody who did not know how the index is built. */
export const otherEnglishQueries: readonly Expectation[] = [
  // Services
  ['book a meeting room', '/services/halls-hospitality-platform'],
  [
    'does my medical insurance cover my parents',
    '/services/health-insurance-service',
    '/framework-agreements/health-insurance',
    '#health-insurance-service',
  ],
  ['where do suppliers submit bids', '/services/government-procurement-platform'],
  [
    'e-marketplace',
    '/services/e-marketplace',
    '#e-marketplace',
    '-dictionary#electronic-marketplace',
  ],
  ['get our building maintenance contract reviewed', '/services/operation-maintenance-platform'],
  ['annual purchasing plan check', '/services/procurement-plan-review'],
  ['treatment approval refused by insurance', '/services/health-insurance-service'],
  [
    'request unpublished information',
    '/services/information-request',
    '/information-freedom',
    '#ask-for-information',
  ],
  // Questions
  ['is friday a working day', '#working-days'],
  ['unsubscribe from emails', '#leave-newsletter', '/media-center/newsletter'],
  ['I clicked submit two times', '#sent-twice'],
  ['bigger font', '#accessibility-tools', '/accessibility'],
  ['report corruption anonymously', '/violations', '#report-violation'],
  ['platform not working and my deadline is today', '#platform-down', '/backup'],
  ['what information do you store about me', '#my-personal-data', '/privacy-policy'],
  ['my request says referred, what does that mean', '#request-status'],
  // People and organisation
  [
    'ceo',
    '/aboutUs/executiveManagement/waleed-aldamer',
    '/aboutUs/orgStructure#chief-executive',
    '/aboutUs/executiveManagement',
  ],
  ['Munirah Alkhulaiwi', '/aboutUs/executiveManagement/munirah-alkhulaiwi'],
  ['legal department', '/aboutUs/orgStructure#legal-affairs'],
  ['who is on the board', '/aboutUs/directors', '/aboutUs/orgStructure#board'],
  [
    'head of strategic procurement',
    '/aboutUs/executiveManagement/abdullah-alzuhayan',
    '/aboutUs/orgStructure#strategic-procurement',
  ],
  // Dictionary terms
  ['مناقلة', '-dictionary#budget-transfer'],
  ['جدول الكميات', '-dictionary#bill-of-quantities'],
  ['capital expenditure', '-dictionary#capital-expenditure'],
  ['what is a standstill period', '-dictionary#standstill-period'],
  ['contract variation', '-dictionary#variation-order'],
  ['performance guarantee after award', '-dictionary#performance-bond'],
  ['whole life cost of an asset', '-dictionary#life-cycle-cost'],
  // Misspellings and typing errors
  [
    'framwork agrement',
    '/framework-agreements',
    '#what-is-a-framework-agreement',
    '-dictionary#framework-agreement',
  ],
  ['carrers', '/careers'],
  [
    'procurment planing',
    '/books/procurement-planning-guide',
    '-dictionary#procurement-plan',
    '/services/procurement-plan-review',
  ],
  [
    'value enginering',
    '/services/value-engineering-study',
    '-dictionary#value-engineering',
    '/books/value-engineering-guide',
  ],
  [
    'feasability study form',
    '/books/feasibility-study-form',
    '/media-center/news/feasibility-template',
  ],
  // Others
  ['desks and chairs agreement', '/framework-agreements/office-furniture'],
  [
    'first 90 days efficiency manager',
    '/books/efficiency-manager-guide/first-ninety-days',
    '/books/efficiency-manager-guide',
  ],
  [
    'early warning tool for delayed projects',
    '/media-center/news/stalled-projects-early-warning',
    '/books/stalled-projects-guide',
  ],
  ['data engineer job', '/careers#data-engineer', '/careers'],
  ['download logo', '/media-center/brand-files', '/media-center/media/press-kit'],
  [
    'track my request',
    '/contact/inquiry',
    '#follow-request',
    '/media-center/video-gallery#how-to-follow-your-request',
  ],
  ['unused software licences', '#software-licences'],
]
