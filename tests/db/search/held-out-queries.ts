/** A query as people type it, and the ends of the addresses that they would expect. */
type Expectation = readonly [query: string, ...addresses: string[]]

const hours = ['/sla#hours', '/sla', '/contact', '/card']
const planning = [
  '/services/procurement-plan-review',
  '-dictionary#procurement-plan',
  '/books/procurement-planning-guide',
]
const insurance = [
  '/services/health-insurance-service',
  '#health-insurance-service',
  '/framework-agreements/health-insurance',
]
const valueEngineering = [
  '/services/value-engineering-study',
  '-dictionary#value-engineering',
  '/sections/value-engineering',
  '/books/value-engineering-guide',
]

/**
 * Queries that nobody tunes the search to: written from the content alone, before the search was
 * changed. Words, aliases and weights are chosen by the other tables; a query moves there before it
 * is mended on its own.
 */
export const heldOutArabicQueries: readonly Expectation[] = [
  // Services and agreements
  ['قاعات', '/services/halls-hospitality-platform'],
  ['ابي احجز قاعة لاجتماع الوزارة', '/services/halls-hospitality-platform'],
  ['تأمين طبي لموظفي الجهة', ...insurance],
  [
    'شلون اسجل في السوق الإلكتروني',
    '/services/e-marketplace',
    '#e-marketplace',
    '/books/e-marketplace-guide',
  ],
  ['مراجعه الانفاق', '/services/spending-review', '-dictionary#spending-review'],
  [
    'نبي ننضم لاتفاقية تقنية المعلومات',
    '/framework-agreements/it-services',
    '/services/join-framework-agreement',
    '/news/it-agreement-opens-for-joining',
  ],
  ['خطه المشتريات السنويه', ...planning],
  // What a term means
  ['ما معنى المزايدة العكسية', '-dictionary#reverse-auction'],
  ['وش يعني خط أساس الإنفاق', '-dictionary#expenditure-baseline'],
  ['ما هو الضمان الابتدائي', '-dictionary#bid-bond'],
  ['تعريف الاستلام الابتدائي', '-dictionary#preliminary-handover'],
  ['يعني ايش محتوى محلي', '-dictionary#local-content'],
  ['ما المقصود بالتأهيل المسبق', '-dictionary#prequalification'],
  ['اشرح لي القيمة المكتسبة', '-dictionary#earned-value'],
  // Plurals
  ['أوامر الشراء', '-dictionary#purchase-order'],
  ['أوامر تغيير', '-dictionary#variation-order'],
  ['دفعات مقدمة', '-dictionary#advance-payment'],
  ['سجلات المخاطر', '-dictionary#risk-register'],
  [
    'نوافذ الانضمام',
    '-dictionary#joining-window',
    '/open-data/framework-agreements',
    '/framework-agreements',
  ],
  ['مؤشرات الأداء', '-dictionary#key-performance-indicator', '/open-data/service-levels'],
  // Abbreviations and names of routes
  ['capex', '-dictionary#capital-expenditure'],
  ['VFM', '-dictionary#value-for-money'],
  ['ZBB', '-dictionary#zero-based-budgeting'],
  ['sitemap', '/routes'],
  // Spellings and other keyboards
  [
    'المسئولون في الهيئة',
    '/aboutUs/executiveManagement',
    '/executiveManagement/waleed-aldamer',
    '/aboutUs/directors',
  ],
  ['کیف أتابع طلبی', '#follow-request', '/contact/inquiry'],
  ['ھندسة القیمة', ...valueEngineering],
  ['مبادىء البيانات المفتوحة', '/open-data#principles', '/open-data'],
  // People and posts
  ['نائب الرئيس للمشروعات', '/executiveManagement/lama-alshuwayer'],
  ['لمى الشويعر', '/executiveManagement/lama-alshuwayer'],
  ['رئيس المراجعة الداخلية', '/executiveManagement/saud-alrubdi', '#internal-audit'],
  ['رئيس مجلس الاداره', '/aboutUs/directors'],
  ['خالد المرشود', '/executiveManagement/khalid-almarshoud'],
  ['منيرة الخليوى', '/executiveManagement/munirah-alkhulaiwi'],
  [
    'مين مدير الهيئة',
    '/executiveManagement/waleed-aldamer',
    '/aboutUs/executiveManagement',
    '#chief-executive',
  ],
  // Hours, holidays, ways to reach the authority
  ['متى تفتحون', ...hours],
  ['أوقات عمل الهيئة', ...hours],
  ['هل تداومون السبت', '#working-days', '/sla#hours', '/sla#counting', '/contact', '/card'],
  ['إجازة عيد الأضحى', '/open-data/working-days', '#working-days', '/working-days-calendar'],
  ['يوم التأسيس', '/open-data/working-days', '#working-days', '/working-days-calendar'],
  ['العطل الرسمية', '/open-data/working-days', '#working-days', '/sla#counting'],
  ['رقم الجوال حقكم', '/contact', '/card'],
  ['وين موقعكم', '/contact', '/card'],
  // Dialect and questions
  ['ليه ما ردوا علي', '#reply-time', '/sla', '/sla#late', '#follow-request', '/help#reply'],
  ['ابغى الغي النشرة', '#leave-newsletter', '/newsletter', '/newsletter#leave'],
  ['كم راتب مهندس البيانات', '/careers#data-engineer', '/careers'],
  ['في تدريب مجاني للفنيين', '#training-programmes', '/loc-init', '/loc-init#programmes'],
  // Misspellings and the other layout
  [
    'الاتفاقات الاطاريه',
    '/framework-agreements',
    '-dictionary#framework-agreement',
    '#what-is-a-framework-agreement',
  ],
  ['هندست القيمه', ...valueEngineering],
  ['القاموص', '/efficiency-dictionary'],
  ['اخبار الهيئه', '/media-center/news'],
  ['التضلم', '/information-freedom#appeal'],
  ['hgl[gm', '/media-center/magazine'],
  ['ؤشقثثقس', '/careers'],
  ['ىثصس', '/media-center/news'],
  // News, media, regions
  ['تقرير الربع الثالث', '/news/third-quarter-opportunities'],
  ['فرق الكفاءة في القصيم', '/regions/qassim'],
  ['يوم البيانات المفتوحة', '/photo-gallery/open-data-day'],
  [
    'صور تخريج مديري الكفاءة',
    '/photo-gallery/efficiency-managers-graduation',
    '/news/efficiency-managers-sixth-cohort',
  ],
  ['فيديو السوق الإلكتروني', '#marketplace-in-three-minutes'],
]

export const heldOutEnglishQueries: readonly Expectation[] = [
  // Services and agreements
  ['meeting hall booking', '/services/halls-hospitality-platform'],
  ['medical insurance for government employees', ...insurance],
  [
    'sell to the government',
    '/books/international-suppliers-guide',
    '/services/e-marketplace',
    '/services/join-framework-agreement',
    '/services/government-procurement-platform',
  ],
  ['efficiency manager certificate', '/services/efficiency-manager-programme'],
  ['where can i see tenders', '/services/government-procurement-platform'],
  ['review my purchasing plan', '/services/procurement-plan-review'],
  [
    'ask for data you have not published',
    '/services/information-request',
    '#ask-for-information',
    '/information-freedom#request',
    '/information-freedom',
  ],
  // What a term means
  ['what is demand aggregation', '-dictionary#demand-aggregation'],
  ['define spending ceiling', '-dictionary#spending-ceiling'],
  ['what does stage gate mean', '-dictionary#stage-gate'],
  ['meaning of cost avoidance', '-dictionary#cost-avoidance'],
  ['definition of local content', '-dictionary#local-content'],
  ['whats a purchase order', '-dictionary#purchase-order'],
  // Abbreviations
  ['OPEX', '-dictionary#operating-expenditure'],
  ['PO', '-dictionary#purchase-order'],
  ['VE study', '/services/value-engineering-study'],
  ['CAPEX vs OPEX', '-dictionary#capital-expenditure', '-dictionary#operating-expenditure'],
  ['COI', '-dictionary#conflict-of-interest'],
  ['FAQs', '/faq'],
  ['API docs', '/open-api'],
  ['O&M platform', '/services/operation-maintenance-platform'],
  // Names of routes
  ['violations', '/violations'],
  ['loc-init', '/loc-init'],
  ['old-knowledge', '/old-knowledge'],
  ['orgStructure', '/aboutUs/orgStructure'],
  // Other words for the same
  ['tender guarantee', '-dictionary#bid-bond'],
  ['change order', '-dictionary#variation-order'],
  ['liquidated damages', '-dictionary#delay-penalty'],
  [
    'three year budget',
    '-dictionary#medium-term-expenditure-framework',
    '/books/medium-term-budget-primer',
  ],
  ['sole source purchase', '-dictionary#direct-purchase'],
  ['pre-qualified bidders', '-dictionary#prequalification'],
  // Hours, holidays, ways to reach the authority
  ['opening hours', ...hours],
  ['when are you open', ...hours],
  ['office hours phone', ...hours],
  [
    'public holidays 2026',
    '/open-data/working-days',
    '#working-days',
    '/working-days-calendar',
    '/sla#counting',
  ],
  ['founding day', '/open-data/working-days', '#working-days', '/working-days-calendar'],
  ['is thursday a working day', '#working-days', '/open-data/working-days', '/sla#counting'],
  ['national day holiday', '/open-data/working-days', '#working-days', '/national-day-95'],
  ['telephone number', '/contact', '/card'],
  ['address in riyadh', '/contact', '/card'],
  // People and posts
  ['Saud Alrubdi', '/executiveManagement/saud-alrubdi'],
  ['chairman of the board', '/aboutUs/directors'],
  ['head of internal audit', '/executiveManagement/saud-alrubdi', '#internal-audit'],
  ['abdullah al zuhayan', '/executiveManagement/abdullah-alzuhayan'],
  ['deputy ceo for projects', '/executiveManagement/lama-alshuwayer'],
  ['vice chair', '/aboutUs/directors'],
  ['hr department', '#human-resources'],
  // Misspellings and the other layout
  ['magazin', '/media-center/magazine'],
  ['anual procurement plan', ...planning],
  ['dictionery', '/efficiency-dictionary'],
  ['accesibility', '/accessibility'],
  ['ؤخىفشؤف', '/contact'],
  [
    'فثىيثق',
    '/services/government-procurement-platform',
    '-dictionary#public-tender',
    '-dictionary#limited-tender',
  ],
  // News, media, regions
  ['national day photos', '/photo-gallery/national-day-95'],
  ['third quarter report', '/news/third-quarter-opportunities'],
  ['school furniture repaired', '#school-furniture'],
  ['teams in Jazan', '/regions/jazan'],
  ['video about the footbridge', '#value-engineering-explained'],
  // Requests and personal data
  [
    'my complaint is late',
    '/sla#late',
    '/sla',
    '#reply-time',
    '#follow-request',
    '/contact/inquiry',
    '/help#reply',
  ],
  [
    'delete my data',
    '#my-personal-data',
    '/privacy-policy',
    '/privacy-policy#rights',
    '/profile',
    '/profile#about-data',
  ],
]
