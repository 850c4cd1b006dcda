import type { FixedName } from '../site/routes'

/** Words under which visitors look for a page and that its title does not have, in both languages. */
export const pageAliases: Partial<Record<FixedName, string>> = {
  home: 'الرئيسية، home page, main page',
  faq: 'س ج، استفسارات، أسئلة وأجوبة، questions and answers, q&a',
  contact:
    'اتصل بنا، رقم الهاتف، البريد الإلكتروني، عنوان، موقع الهيئة، مقر الهيئة، مقركم، أين مقركم، وين مقركم، هاتف، جوال، شكوى، مقترح، استفسار، رفع شكوى، بلاغ فني، ساعات الدوام، أوقات الدوام، ساعات العمل، أوقات العمل، متى تفتحون، متى تقفلون، هل أنتم مفتوحون، working hours, opening hours, opening times, office hours, business hours, when are you open, what time do you close, contact us, phone number, phone, headquarters, where are you, email, address, complaint, suggestion, feedback, make a complaint',
  inquiry:
    'متابعة طلب، حالة الطلب، حالة الشكوى، رقم الطلب، رقم المعاملة، track my request, request status, reference number, where is my request, complaint status',
  privacyPolicy:
    'الخصوصية، بياناتي الشخصية، حماية البيانات، personal data, data protection, gdpr, pdpl',
  termsConditions: 'شروط الاستخدام، إخلاء مسؤولية، terms of use, disclaimer, copyright',
  informationFreedom: 'طلب معلومات، حق الحصول على المعلومات، foi, freedom of information request',
  siteMap: 'خريطة الموقع، فهرس، index, all pages',
  ourStory:
    'من نحن، عن الهيئة، الرؤية والرسالة، أهداف الهيئة، رؤية 2030، who we are, about us, vision, mission, history',
  directors:
    'أعضاء المجلس، رئيس مجلس الإدارة، نائب رئيس المجلس، board members, chairman, chair, vice chair',
  orgStructure: 'الهيكل الإداري، الإدارات، org chart, departments, sectors',
  executiveManagement:
    'الرئيس التنفيذي، المدير التنفيذي، القيادات، المسؤولون، ceo, chief executive, managing director, leadership, executives',
  regions:
    'خريطة الفرق، خريطة المناطق، فرق الكفاءة، عدد الفرق، مناطق المملكة، map of regions, regional teams, efficiency teams',
  careers:
    'وظائف، توظيف، فرص عمل، شواغر، تقديم على وظيفة، jobs, vacancies, work with us, hiring, internship',
  dictionary: 'معجم، تعريفات، معنى، glossary, definitions, terminology',
  violations:
    'بلاغ عن فساد، الإبلاغ عن مخالفة، رشوة، report corruption, whistleblower, bribery, fraud',
  locInit: 'دورات، تدريب، توطين، سعودة، courses, training, localisation, localization, saudization',
  sla: 'مدة الرد، مدة الإنجاز، مستوى الخدمة، ساعات العمل، أوقات الدوام، working hours, office hours, opening hours, response time, how long does it take',
  backup: 'المنصة لا تعمل، عطل، صيانة، outage, platform down, maintenance, downtime',
  card: 'رقم التواصل، بطاقة عمل، ساعات العمل، أوقات الدوام، العنوان، working hours, office hours, address, vcard, qr code, business card',
  youtube: 'قناة اليوتيوب، youtube channel',
  help: 'مركز المساعدة، الدعم، الدعم الفني، support, help centre, help center, customer service',
  accessibility: 'ذوو الإعاقة، قارئ الشاشة، تكبير الخط، disability, screen reader, font size, wcag',
  cookies: 'كوكيز، تتبع، tracking, cookie settings',
  services: 'خدمات الهيئة، المنصات، e-services, platforms',
  frameworkAgreements: 'الاتفاقيات، قائمة الاتفاقيات الإطارية، agreements list',
  knowledge: 'المعرفة، الأدلة، مكتبة، library, guides, knowledge centre',
  books: 'كتب، أدلة، نماذج، templates, forms, manuals, guides',
  oldKnowledge: 'مواد مؤرشفة، أرشيف المعرفة، archive, archived guides',
  mediaCenter: 'الإعلام، إعلام، press, media office',
  news: 'آخر الأخبار، بيان صحفي، press release, latest news',
  mediaLibrary: 'انفوجرافيك، ملف صحفي، كلمات، infographic, press kit, speeches',
  magazine: 'مجلة كفاءة، المجلة، kafaa magazine',
  communication: 'حملات توعوية، awareness campaigns',
  successStories: 'قصص نجاح، تجارب، case studies',
  photoGalleries: 'صور، ألبوم، photos, pictures, albums',
  videoGallery: 'فيديو، مقاطع، videos, clips',
  brandFiles: 'شعار الهيئة، لوقو، هوية بصرية، logo, brand, visual identity',
  invitation: 'دعوة، فعالية، مؤتمر، متحدث، invite a speaker, event, conference',
  newsletter: 'اشتراك، نشرة، نشرة بريدية، إلغاء الاشتراك، subscribe, mailing list, unsubscribe',
  openData: 'بيانات، تحميل بيانات، data download, datasets, csv, json',
  disclosureLog: 'سجل الإفصاح، طلبات مجابة، أجوبة حرية المعلومات، disclosure log, FOI answers',
  statistics: 'إحصاءات الموقع، تقييمات، site statistics, ratings',
  openApi: 'واجهة برمجية، api, developers, للمطورين, endpoint',
}
