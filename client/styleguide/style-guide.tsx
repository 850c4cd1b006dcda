import { support } from '#domain/forms/support'
import type { SitePayload } from '#domain/payloads/site'
import { directions, type Locale } from '#domain/site/locale'
import { registerStaticParts } from '../boot/register-static-parts'
import { FormField } from '../forms/field'
import { PageScopeContext, siteScope } from '../i18n'
import { translators } from '../translators'
import { UnitSquares } from '../ui/charts/unit-squares'
import { Icon } from '../ui/icons/icon'
import { CardGrid, GridCard } from '../ui/lists/cards'
import { Choices } from '../ui/lists/choices'
import { EmptyState } from '../ui/lists/empty-state'
import { Facts } from '../ui/lists/facts'
import { ListRow, RowList } from '../ui/lists/rows'
import { TextCells } from '../ui/lists/text-cells'
import { ListTile, TileList } from '../ui/lists/tiles'
import { MediaPicture, PictureCaption } from '../ui/media/media-picture'
import { PersonEntry } from '../ui/media/person'
import { FoldDetails } from '../ui/page/fold'
import { Neighbours } from '../ui/page/neighbours'
import { Pagination } from '../ui/page/pagination'
import { PageSection, Part } from '../ui/page/section'
import { Toc } from '../ui/page/toc'
import { ChartNote } from '../ui/record-charts/chart-note'
import { SmallChart } from '../ui/record-charts/small-chart'
import { Callout } from '../ui/text/callout'
import { Day } from '../ui/text/date'
import { Fact } from '../ui/text/inline'
import { LargeNumber } from '../ui/text/number'
import { TableFrame } from '../ui/text/table-frame'
import { TextFold } from '../ui/text/text-fold'
import { sampleCharts, sampleDate, samplePicture, specimens } from './specimens'
import '../ui/accordion.css'
import '../ui/box.css'
import '../ui/card-link.css'
import '../ui/danger-button.css'
import '../ui/lists/steps.css'
import '../ui/page/section-green.css'
import '../ui/text/badge.css'
import './style-guide.css'

registerStaticParts()

const site: SitePayload = {
  domain: 'localhost',
  registration: null,
  marks: [],
  platforms: [],
  reportCorruption: null,
  employeePortal: null,
  social: [],
  modified: sampleDate,
  today: sampleDate,
  year: 2026,
  digits: 'latn',
  hasSamples: true,
  notices: [],
  externals: { scripts: [], sheet: null },
  playerOrigins: [],
  articles: {},
}

/** Every component of the design system with its variants and states. */
export function StyleGuide({ locale }: { locale: Locale }) {
  const scope = {
    locale,
    ...siteScope(site),
    t: translators[locale],
    route: null,
    path: '/styleguide',
    query: '',
    title: 'Style guide',
    description: '',
    trail: [],
  }
  const words = specimens[locale]
  return (
    <PageScopeContext value={scope}>
      <main lang={locale} dir={directions[locale]}>
        <div className="container style-guide">
          <h1>Style guide</h1>
          <Actions words={words} />
          <Lists words={words} />
          <FactShapes words={words} />
          <Texts words={words} />
          <Media words={words} />
          <Charts />
          <Fields words={words} />
        </div>
        <PageSection id="plain" title="Section" lead={words.text}>
          <TextCells items={[words, { ...words, title: words.long }]} />
        </PageSection>
        <PageSection id="tight" title="Tight section" ground="tint" isTight />
        <PageSection
          id="ledger"
          title="Section with its head beside it"
          lead={words.text}
          shape="ledger"
        >
          <p>{words.text}</p>
        </PageSection>
        <PageSection id="green" title="Green section" lead={words.text} ground="green" />
      </main>
    </PageScopeContext>
  )
}

interface PartProps {
  words: (typeof specimens)['ar']
}

const looks = ['primary', 'secondary', 'quiet'] as const
const tones = ['info', 'success', 'warn', 'danger', 'calm'] as const

function Actions({ words }: PartProps) {
  return (
    <Part id="actions" title="Buttons, links, badges">
      <p className="button-row">
        {looks.map((look) => (
          <a className={`button button--${look}`} href="#actions" key={look}>
            {words.action}
          </a>
        ))}
        <button className="button button--primary button--small" type="button">
          {words.action}
        </button>
        <button className="button danger-button" type="button">
          {words.action}
        </button>
      </p>
      <p>
        <a className="link-arrow" href="#actions">
          {words.action}
          <Icon name="arrow-right" flip />
        </a>
      </p>
      <p className="button-row">
        {tones.map((tone) => (
          <span className={`badge tone--${tone}`} key={tone}>
            {tone}
          </span>
        ))}
        <span className="tag">{words.label}</span>
      </p>
      <Choices
        label={words.label}
        choices={[true, false].map((isChosen) => ({
          key: String(isChosen),
          title: words.label,
          href: '#actions',
          isChosen,
        }))}
      />
      <Pagination of={{ page: 2, last: 9, open: false }} href={(page) => `#page-${page}`} />
    </Part>
  )
}

function Lists({ words }: PartProps) {
  const link = (
    <a className="card-link" href="#lists">
      {words.long}
    </a>
  )
  return (
    <Part id="lists" title="Rows">
      <RowList density="compact">
        <ListRow title={words.title} level={3} end={<bdi>HR-2026-20</bdi>} />
        <ListRow title={words.title} level={3} icon={<Icon name="file-text" />} />
      </RowList>
      <RowList>
        <ListRow
          side={
            <>
              <Day date={sampleDate} isShort />
              <span className="badge tone--success">{words.label}</span>
            </>
          }
          title={link}
          level={3}
        >
          <p>{words.text}</p>
        </ListRow>
        <ListRow
          icon={<Icon name="handshake" />}
          meta={words.label}
          title={link}
          level={3}
          end={
            <Facts shape="inline">
              <Fact term={words.label}>{words.value}</Fact>
              <Fact term={words.label}>{words.value}</Fact>
            </Facts>
          }
        >
          <p>{words.text}</p>
        </ListRow>
      </RowList>
      <RowList density="large">
        <ListRow title={<a href="#lists">{words.label}</a>} level={3}>
          <p className="row__links">
            <a href="#lists">CSV</a>
          </p>
        </ListRow>
      </RowList>
      <ol className="steps">
        {[words.title, words.long].map((title) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{words.text}</p>
          </li>
        ))}
      </ol>
      <TileList>
        <ListTile icon="phone" title={link}>
          <p>{words.text}</p>
        </ListTile>
        <ListTile icon="mail" title={words.title}>
          <p>{words.text}</p>
        </ListTile>
      </TileList>
      <EmptyState title={words.title} text={words.text} level={3} />
      <Neighbours
        label="Neighbours"
        previous={{ href: '#lists', name: words.label, title: words.title }}
        next={{ href: '#lists', name: words.label, title: words.long }}
      />
    </Part>
  )
}

const shapes = ['bar', 'grid', 'ladder', 'inline', 'figures'] as const

function FactShapes({ words }: PartProps) {
  return (
    <Part id="facts" title="Facts">
      {shapes.map((shape) => (
        <Facts shape={shape} key={shape}>
          <Fact term={words.label}>{words.value}</Fact>
          <Fact term={words.label}>
            <Day date={sampleDate} isStacked />
          </Fact>
          <Fact term={words.label}>
            <LargeNumber>57,000</LargeNumber>
          </Fact>
        </Facts>
      ))}
    </Part>
  )
}

function Texts({ words }: PartProps) {
  return (
    <Part id="texts" title="Text">
      <Toc contents={[{ id: 'texts', title: words.title }]} className="sticky" />
      <Callout title={words.title}>
        <p>{words.text}</p>
      </Callout>
      <Callout title={words.title} isWarning>
        <p>{words.text}</p>
      </Callout>
      <div className="box">
        <p>{words.text}</p>
      </div>
      <TextFold title={words.title}>
        <p>{words.text}</p>
      </TextFold>
      <div className="accordion">
        <FoldDetails title={words.long}>
          <p>{words.text}</p>
        </FoldDetails>
        <FoldDetails title={words.title} isOpen>
          <p>{words.text}</p>
        </FoldDetails>
      </div>
      <TableFrame label="Table">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.label}</th>
              <th scope="col">2026</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{words.value}</th>
              <td>57,000</td>
            </tr>
          </tbody>
        </table>
      </TableFrame>
    </Part>
  )
}

const ratios = ['16:9', '3:2', '4:5'] as const

function Media({ words }: PartProps) {
  const person = { name: words.person, position: words.position, initials: words.initials }
  return (
    <Part id="media" title="Pictures and people">
      <div className="style-guide__pictures">
        {ratios.map((ratio) => (
          <figure key={ratio}>
            <MediaPicture of={samplePicture} ratio={ratio} sizes="20rem" />
            <PictureCaption of={samplePicture} />
          </figure>
        ))}
      </div>
      <CardGrid>
        <GridCard
          picture={<MediaPicture of={samplePicture} sizes="20rem" />}
          title={words.title}
          level={3}
        >
          <p>{words.text}</p>
        </GridCard>
        <GridCard title={words.long} level={3}>
          <p>{words.text}</p>
        </GridCard>
      </CardGrid>
      <ul className="people people--rows">
        <PersonEntry of={{ ...person, picture: null }} level={3} size="large">
          <p>{words.text}</p>
        </PersonEntry>
        <PersonEntry of={{ ...person, picture: samplePicture }} level={3} size="large">
          <p>{words.text}</p>
        </PersonEntry>
      </ul>
      <ul className="people">
        <PersonEntry of={{ ...person, picture: null }} level={3} />
      </ul>
    </Part>
  )
}

function Charts() {
  return (
    <Part id="charts" title="Charts">
      <UnitSquares count={48} filled={39} label="39 / 48" />
      <UnitSquares count={100} filled={11} label="11 / 100" isSoft />
      <div className="style-guide__pictures">
        {sampleCharts.map((chart) => (
          <div key={chart.label}>
            <SmallChart of={chart} />
            <ChartNote of={chart} />
          </div>
        ))}
      </div>
    </Part>
  )
}

function Fields({ words }: PartProps) {
  const { fullName, email, message, type } = support.fields
  const state = { value: '', issue: undefined, hasLostFiles: false, options: [] }
  return (
    <Part id="fields" title="Fields">
      <form className="form" aria-labelledby="fields">
        <FormField name="full-name" of={fullName} {...state} issue={words.error} />
        <FormField name="e-mail" of={email} {...state} value="name@example.com" />
        <FormField
          name="topic"
          of={type}
          {...state}
          options={[{ value: '1', label: words.label, hint: '' }]}
        />
        <FormField name="text" of={message} {...state} />
        <button className="button button--primary" type="submit">
          {words.action}
        </button>
      </form>
    </Part>
  )
}
