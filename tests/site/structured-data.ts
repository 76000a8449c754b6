/** The requirements of schema.org and Google for each type that our pages use. https://developers.google.com/search/docs/appearance/structured-data/search-gallery */
import { z } from 'zod'
import { type BuiltPage, linkOf } from './page.ts'

const words = z.string().min(1)
const url = z.url({ protocol: /^https?$/ })
const day = z.iso.date()
const moment = z.union([
  day,
  z.iso.datetime({ offset: true, local: false }),
  z.iso.datetime({ offset: true, precision: -1 }),
])
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/)
const schemaOrg = (...names: string[]) =>
  z.enum(names.map(name => `https://schema.org/${name}`) as [string, ...string[]])
const oneOrMore = <T extends z.ZodType>(one: T) => z.union([one, z.array(one).min(1)])
const typed = <T extends z.ZodRawShape>(type: string, shape: T) =>
  z.looseObject({ '@type': z.literal(type), ...shape })

const address = typed('PostalAddress', { addressLocality: words, addressCountry: z.string().length(2) })
const geo = typed('GeoCoordinates', {
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})
const dayName = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
const opening = typed('OpeningHoursSpecification', {
  dayOfWeek: oneOrMore(dayName),
  opens: clock,
  closes: clock,
})
/** A picture in a format that search engines take; drawings and AVIF are not among them. */
const picture = url.refine(
  one => /\.(jpe?g|png|webp|gif)$/i.test(new URL(one).pathname),
  'no JPEG, PNG or WebP',
)
const pictures = oneOrMore(picture)
const organizationOf = () =>
  z.looseObject({
    '@type': z.enum(['Organization', 'MedicalOrganization', 'Hospital', 'MedicalClinic']),
    name: words,
    url: url.optional(),
    logo: picture.optional(),
  })
const organization = organizationOf()
const person = z.looseObject({ '@type': z.enum(['Person', 'Physician', 'Organization']), name: words })
const specialty = z.union([words, typed('MedicalSpecialty', { name: words })])
const place = {
  name: words,
  url,
  image: pictures.optional(),
  hasMap: url.optional(),
  parentOrganization: organizationOf().optional(),
  address,
  telephone: words.optional(),
  geo: geo.optional(),
  openingHoursSpecification: z.array(opening).min(1).optional(),
  medicalSpecialty: oneOrMore(specialty).optional(),
  availableService: z
    .array(z.looseObject({ '@type': words, name: words }))
    .min(1)
    .optional(),
}
const video = { name: words, description: words, thumbnailUrl: oneOrMore(url), uploadDate: moment }
const offer = z.looseObject({
  '@type': z.literal('Offer'),
  price: z.union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)]),
  priceCurrency: z.string().length(3),
  availability: schemaOrg(
    'InStock',
    'OutOfStock',
    'PreOrder',
    'Discontinued',
    'SoldOut',
    'LimitedAvailability',
  ).optional(),
  priceValidUntil: day.optional(),
})

/** A type that is not listed here fails the test: add its requirements. */
const schemas: Record<string, z.ZodType> = {
  BreadcrumbList: typed('BreadcrumbList', {
    itemListElement: z
      .array(typed('ListItem', { position: z.int(), name: words, item: url }))
      .min(2)
      .refine(list => list.every((one, index) => one.position === index + 1), 'positions count from 1'),
  }),
  Hospital: typed('Hospital', place),
  MedicalClinic: typed('MedicalClinic', place),
  MedicalOrganization: typed('MedicalOrganization', {
    name: words,
    url,
    department: z.array(organization).min(1).optional(),
  }),
  Physician: typed('Physician', {
    name: words,
    url,
    image: pictures.optional(),
    medicalSpecialty: oneOrMore(specialty),
    address: oneOrMore(address),
    hospitalAffiliation: z.array(organization).min(1).optional(),
    memberOf: organization,
    knowsLanguage: z.array(words).min(1).optional(),
  }),
  MedicalWebPage: typed('MedicalWebPage', {
    name: words,
    url,
    inLanguage: z.enum(['en', 'id']),
    lastReviewed: day.optional(),
    datePublished: moment.optional(),
    dateModified: moment.optional(),
    image: pictures,
  }),
  NewsArticle: typed('NewsArticle', {
    headline: words,
    datePublished: moment,
    dateModified: moment,
    publisher: organization,
    author: oneOrMore(person).optional(),
    image: pictures,
  }),
  Event: typed('Event', {
    name: words,
    image: pictures,
    startDate: z.iso.datetime({ offset: true }),
    endDate: z.iso.datetime({ offset: true }).optional(),
    location: oneOrMore(
      z.union([typed('Place', { name: words, address }), typed('VirtualLocation', { url })]),
    ),
    eventStatus: schemaOrg('EventScheduled', 'EventRescheduled', 'EventPostponed', 'EventCancelled'),
    eventAttendanceMode: schemaOrg(
      'OfflineEventAttendanceMode',
      'OnlineEventAttendanceMode',
      'MixedEventAttendanceMode',
    ),
  }),
  JobPosting: typed('JobPosting', {
    title: words,
    description: words,
    datePosted: day,
    validThrough: moment.optional(),
    hiringOrganization: organization,
    jobLocation: oneOrMore(typed('Place', { address })),
  }),
  FAQPage: typed('FAQPage', {
    mainEntity: z
      .array(typed('Question', { name: words, acceptedAnswer: typed('Answer', { text: words }) }))
      .min(1),
  }),
  Product: typed('Product', {
    name: words,
    description: words.optional(),
    image: pictures.optional(),
    offers: offer,
  }),
  // A package without a current price is a service without an offer.
  Service: typed('Service', { name: words, offers: offer.optional() }),
  VideoObject: z.union([
    typed('VideoObject', { ...video, contentUrl: url }),
    typed('VideoObject', { ...video, embedUrl: url }),
  ]),
  MedicalProcedure: typed('MedicalProcedure', { name: words, url: url.optional() }),
  WebSite: typed('WebSite', { name: words, url }),
  WebPage: typed('WebPage', { name: words, url }),
  ItemList: typed('ItemList', { itemListElement: z.array(z.looseObject({ '@type': words })).min(1) }),
  Place: typed('Place', { name: words, address }),
  Pharmacy: typed('Pharmacy', { name: words, address }),
  EmergencyService: typed('EmergencyService', { name: words, address }),
  PlaceOfWorship: typed('PlaceOfWorship', { name: words, address }),
  ParkingFacility: typed('ParkingFacility', { name: words, address }),
  FoodEstablishment: typed('FoodEstablishment', { name: words, address }),
}

const typeOf = (data: unknown) => String((data as { '@type'?: unknown })?.['@type'])

/** Reports empty values, and relative addresses, which only work on our own pages. */
function hollow(data: unknown, at: string): string[] {
  if (data === null || data === '' || (Array.isArray(data) && data.length === 0)) return [`${at} is empty`]
  if (Array.isArray(data)) return data.flatMap((one, index) => hollow(one, `${at}[${index}]`))
  if (typeof data !== 'object') return []
  return Object.entries(data).flatMap(([key, value]) => {
    const address = /^(url|item|image|logo|thumbnailUrl|contentUrl|embedUrl|sameAs|target)$/.test(key)
    const wrong = address && typeof value === 'string' && !/^https?:\/\/\S+$/.test(value)
    return [...(wrong ? [`${at}.${key} is no address: ${value}`] : []), ...hollow(value, `${at}.${key}`)]
  })
}

/** The problems of the structured data on a page. */
export function structuredProblems(page: BuiltPage): string[] {
  return page.structured.flatMap(block => {
    const type = typeOf(block)
    const at = `${page.file}: ${type}`
    const schema = schemas[type]
    if (!schema) return [`${at}: no schema in tests/site/structured-data.ts`]
    const context =
      (block as { '@context'?: string })['@context'] === 'https://schema.org' ? [] : [`${at}: no @context`]
    const { error } = schema.safeParse(block)
    const issues = error?.issues.map(issue => `${at}: ${issue.path.join('.')} ${issue.message}`) ?? []
    return [...context, ...issues, ...hollow(block, at)]
  })
}

export const typesOn = (page: BuiltPage): string[] => page.structured.map(typeOf)

/** Whether the last breadcrumb is the page itself, with its own address. */
export function crumbsEndHere(page: BuiltPage): boolean {
  const crumbs = page.structured.filter(block => typeOf(block) === 'BreadcrumbList') as {
    itemListElement: { item: string }[]
  }[]
  return crumbs.length === 1 && crumbs[0]?.itemListElement.at(-1)?.item === linkOf(page, 'canonical')
}
