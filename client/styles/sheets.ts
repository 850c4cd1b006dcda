import type { Sheet } from '#domain/site/route-definition'
import accessibility from './accessibility.css?inline'
import agreements from './agreements.css?inline'
import article from './article.css?inline'
import aside from './aside.css?inline'
import badge from './badge.css?inline'
import barChart from './bar-chart.css?inline'
import base from './base.css?inline'
import book from './book.css?inline'
import books from './books.css?inline'
import brandFiles from './brand-files.css?inline'
import campaigns from './campaigns.css?inline'
import careers from './careers.css?inline'
import channel from './channel.css?inline'
import chapter from './chapter.css?inline'
import choices from './choices.css?inline'
import comments from './comments.css?inline'
import contact from './contact.css?inline'
import contactCard from './contact-card.css?inline'
import continuity from './continuity.css?inline'
import cookies from './cookies.css?inline'
import covers from './covers.css?inline'
import dated from './dated.css?inline'
import dictionary from './dictionary.css?inline'
import facets from './facets.css?inline'
import faq from './faq.css?inline'
import feedback from './feedback.css?inline'
import fonts from './fonts.css?inline'
import footer from './footer.css?inline'
import form from './form.css?inline'
import forms from './forms.css?inline'
import header from './header.css?inline'
import help from './help.css?inline'
import home from './home.css?inline'
import inquiry from './inquiry.css?inline'
import knowledge from './knowledge.css?inline'
import knowledgeWays from './knowledge-ways.css?inline'
import layout from './layout.css?inline'
import magazine from './magazine.css?inline'
import mediaCenter from './media-center.css?inline'
import mediaRows from './media-rows.css?inline'
import nav from './nav.css?inline'
import newsletter from './newsletter.css?inline'
import newsroom from './newsroom.css?inline'
import notices from './notices.css?inline'
import oldKnowledge from './old-knowledge.css?inline'
import openApi from './open-api.css?inline'
import openData from './open-data.css?inline'
import orgStructure from './org-structure.css?inline'
import ourStory from './our-story.css?inline'
import pageHero from './page-hero.css?inline'
import pager from './pager.css?inline'
import people from './people.css?inline'
import photos from './photos.css?inline'
import player from './player.css?inline'
import pressItem from './press-item.css?inline'
import print from './print.css?inline'
import problem from './problem.css?inline'
import programmes from './programmes.css?inline'
import prose from './prose.css?inline'
import rating from './rating.css?inline'
import receipt from './receipt.css?inline'
import replyDays from './reply-days.css?inline'
import results from './results.css?inline'
import sectionParts from './section-parts.css?inline'
import service from './service.css?inline'
import serviceLevels from './service-levels.css?inline'
import services from './services.css?inline'
import siteMap from './site-map.css?inline'
import statistics from './statistics.css?inline'
import steps from './steps.css?inline'
import stories from './stories.css?inline'
import tokens from './tokens.css?inline'
import ui from './ui.css?inline'
import videos from './videos.css?inline'
import violations from './violations.css?inline'

const frame = [layout, header, nav, footer]
const parts = [ui, notices, print]
const shared = [tokens, fonts, base, ...frame, ...parts, forms].join('')

const sheets = {
  home,
  prose,
  faq,
  article,
  pager,
  covers,
  'page-hero': pageHero,
  choices,
  newsletter,
  newsroom,
  'media-rows': mediaRows,
  'bar-chart': barChart,
  'press-item': pressItem,
  'media-center': mediaCenter,
  campaigns,
  stories,
  'site-map': siteMap,
  form,
  contact,
  receipt,
  inquiry,
  aside,
  steps,
  badge,
  'section-parts': sectionParts,
  'reply-days': replyDays,
  dated,
  violations,
  programmes,
  'service-levels': serviceLevels,
  continuity,
  'contact-card': contactCard,
  channel,
  help,
  accessibility,
  cookies,
  feedback,
  rating,
  comments,
  results,
  facets,
  services,
  service,
  agreements,
  photos,
  player,
  videos,
  magazine,
  'brand-files': brandFiles,
  'open-data': openData,
  statistics,
  'open-api': openApi,
  books,
  knowledge,
  'knowledge-ways': knowledgeWays,
  book,
  chapter,
  'old-knowledge': oldKnowledge,
  'our-story': ourStory,
  people,
  'org-structure': orgStructure,
  careers,
  dictionary,
  problem,
} satisfies Record<Sheet, string>

/** Style of one page: the shared sheets and those that it names. */
export function inlineStyle(names: readonly Sheet[]): string {
  return shared + names.map((name) => sheets[name]).join('')
}
