import type { PageSheet } from '#domain/site/route-definition'
import accessibility from '../styles/accessibility.css?url'
import agreements from '../styles/agreements.css?url'
import article from '../styles/article.css?url'
import aside from '../styles/aside.css?url'
import badge from '../styles/badge.css?url'
import barChart from '../styles/bar-chart.css?url'
import book from '../styles/book.css?url'
import books from '../styles/books.css?url'
import brandFiles from '../styles/brand-files.css?url'
import campaigns from '../styles/campaigns.css?url'
import careers from '../styles/careers.css?url'
import channel from '../styles/channel.css?url'
import chapter from '../styles/chapter.css?url'
import choices from '../styles/choices.css?url'
import comments from '../styles/comments.css?url'
import contact from '../styles/contact.css?url'
import contactCard from '../styles/contact-card.css?url'
import continuity from '../styles/continuity.css?url'
import cookies from '../styles/cookies.css?url'
import covers from '../styles/covers.css?url'
import dated from '../styles/dated.css?url'
import dictionary from '../styles/dictionary.css?url'
import facets from '../styles/facets.css?url'
import faq from '../styles/faq.css?url'
import feedback from '../styles/feedback.css?url'
import form from '../styles/form.css?url'
import help from '../styles/help.css?url'
import home from '../styles/home.css?url'
import inquiry from '../styles/inquiry.css?url'
import knowledge from '../styles/knowledge.css?url'
import knowledgeWays from '../styles/knowledge-ways.css?url'
import magazine from '../styles/magazine.css?url'
import mediaCenter from '../styles/media-center.css?url'
import mediaRows from '../styles/media-rows.css?url'
import newsletter from '../styles/newsletter.css?url'
import newsroom from '../styles/newsroom.css?url'
import oldKnowledge from '../styles/old-knowledge.css?url'
import openApi from '../styles/open-api.css?url'
import openData from '../styles/open-data.css?url'
import orgStructure from '../styles/org-structure.css?url'
import ourStory from '../styles/our-story.css?url'
import pageHero from '../styles/page-hero.css?url'
import pager from '../styles/pager.css?url'
import people from '../styles/people.css?url'
import photos from '../styles/photos.css?url'
import player from '../styles/player.css?url'
import pressItem from '../styles/press-item.css?url'
import programmes from '../styles/programmes.css?url'
import prose from '../styles/prose.css?url'
import rating from '../styles/rating.css?url'
import receipt from '../styles/receipt.css?url'
import replyDays from '../styles/reply-days.css?url'
import results from '../styles/results.css?url'
import sectionParts from '../styles/section-parts.css?url'
import service from '../styles/service.css?url'
import serviceLevels from '../styles/service-levels.css?url'
import services from '../styles/services.css?url'
import siteMap from '../styles/site-map.css?url'
import statistics from '../styles/statistics.css?url'
import steps from '../styles/steps.css?url'
import stories from '../styles/stories.css?url'
import videos from '../styles/videos.css?url'
import violations from '../styles/violations.css?url'
import { loadSheet } from './load-sheet'

/** Sheets of the pages that the router can show. */
const urls: Record<PageSheet, string> = {
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
}

const loads = new Map<PageSheet, Promise<void>>()

function load(name: PageSheet): Promise<void> {
  const loading = loadSheet(urls[name])
  loading.catch(() => loads.delete(name))
  loads.set(name, loading)
  return loading
}

/** Loads the sheets of a page, except those of the first document; each only once. */
export async function loadStyles(
  needed: readonly PageSheet[],
  loaded: readonly PageSheet[],
): Promise<void> {
  const missing = needed.filter((name) => !loaded.includes(name))
  await Promise.all(missing.map((name) => loads.get(name) ?? load(name)))
}
