import { isTimeZone } from '#entities/time/time-zone.ts'
import { SourceError, type SourceItem } from '../../source.ts'
import { whyNotImported } from '../address-locations.ts'
import { openingHours } from '../hours.ts'
import { accepted, type Mapping, todayAt } from '../mapping.ts'
import { follow, idIn } from '../references.ts'
import type { Resource } from '../resources.ts'
import { tidyCapitals } from './capitals.ts'
import { codesOf, conceptName } from './concepts.ts'
import { emailOf, phonesOf } from './telecom.ts'

// ISO 3166-1: the code of three letters, followed by that of two.
const codes = `
AFGAF ALAAX ALBAL DZADZ ASMAS ANDAD AGOAO AIAAI ATAAQ ATGAG ARGAR ARMAM ABWAW AUSAU AUTAT AZEAZ
BHSBS BHRBH BGDBD BRBBB BLRBY BELBE BLZBZ BENBJ BMUBM BTNBT BOLBO BESBQ BIHBA BWABW BVTBV BRABR
IOTIO BRNBN BGRBG BFABF BDIBI CPVCV KHMKH CMRCM CANCA CYMKY CAFCF TCDTD CHLCL CHNCN CXRCX CCKCC
COLCO COMKM COGCG CODCD COKCK CRICR CIVCI HRVHR CUBCU CUWCW CYPCY CZECZ DNKDK DJIDJ DMADM DOMDO
ECUEC EGYEG SLVSV GNQGQ ERIER ESTEE SWZSZ ETHET FLKFK FROFO FJIFJ FINFI FRAFR GUFGF PYFPF ATFTF
GABGA GMBGM GEOGE DEUDE GHAGH GIBGI GRCGR GRLGL GRDGD GLPGP GUMGU GTMGT GGYGG GINGN GNBGW GUYGY
HTIHT HMDHM VATVA HNDHN HKGHK HUNHU ISLIS INDIN IDNID IRNIR IRQIQ IRLIE IMNIM ISRIL ITAIT JAMJM
JPNJP JEYJE JORJO KAZKZ KENKE KIRKI PRKKP KORKR KWTKW KGZKG LAOLA LVALV LBNLB LSOLS LBRLR LBYLY
LIELI LTULT LUXLU MACMO MDGMG MWIMW MYSMY MDVMV MLIML MLTMT MHLMH MTQMQ MRTMR MUSMU MYTYT MEXMX
FSMFM MDAMD MCOMC MNGMN MNEME MSRMS MARMA MOZMZ MMRMM NAMNA NRUNR NPLNP NLDNL NCLNC NZLNZ NICNI
NERNE NGANG NIUNU NFKNF MKDMK MNPMP NORNO OMNOM PAKPK PLWPW PSEPS PANPA PNGPG PRYPY PERPE PHLPH
PCNPN POLPL PRTPT PRIPR QATQA REURE ROURO RUSRU RWARW BLMBL SHNSH KNAKN LCALC MAFMF SPMPM VCTVC
WSMWS SMRSM STPST SAUSA SENSN SRBRS SYCSC SLESL SGPSG SXMSX SVKSK SVNSI SLBSB SOMSO ZAFZA SGSGS
SSDSS ESPES LKALK SDNSD SURSR SJMSJ SWESE CHECH SYRSY TWNTW TJKTJ TZATZ THATH TLSTL TGOTG TKLTK
TONTO TTOTT TUNTN TURTR TKMTM TCATC TUVTV UGAUG UKRUA AREAE GBRGB USAUS UMIUM URYUY UZBUZ VUTVU
VENVE VNMVN VGBVG VIRVI WLFWF ESHEH YEMYE ZMBZM ZWEZW
`
const byThree = new Map(codes.match(/\w{5}/g)?.map(code => [code.slice(0, 3), code.slice(3)]))
const names = new Intl.DisplayNames('en', { type: 'region' })
const byName = new Map([...byThree.values()].map(code => [names.of(code)?.toLowerCase() ?? code, code]))

/** FHIR lets a country be a code of two or three letters or its English name; we keep the two letters. */
function countryCode(country: string | undefined): string | undefined {
  if (!country) return undefined
  const upper = country.toUpperCase()
  if (/^[A-Z]{2}$/.test(upper)) return upper
  return byThree.get(upper) ?? byName.get(country.toLowerCase())
}

const type = 'Location'
const timezoneExtension = 'http://hl7.org/fhir/StructureDefinition/timezone'
const accessibilityExtension =
  'http://hl7.org/fhir/us/davinci-pdex-plan-net/StructureDefinition/accessibility'

// v3-RoleCode of the location, else the category of a service that is given there (plan-net).
const types: [string, readonly string[]][] = [
  ['hospital', ['HOSP', 'GACH', 'CHR', 'MHSP', 'PSYCHF', 'RH', 'RHAT', 'MBL', 'NCCF', 'hosp', 'emerg']],
  [
    'clinic',
    ['OF', 'PC', 'PEDC', 'FMC', 'PROFF', 'OUTPTFAC', 'COMM', 'outpat', 'group', 'dent', 'behav', 'vis', 'pt'],
  ],
  ['laboratory', ['HLAB', 'INLAB', 'OUTLAB', 'lab']],
  ['pharmacy', ['PHARM', 'INPHARM', 'OUTPHARM', 'pharm']],
]
const typeOf = (codes: readonly string[]): string | undefined =>
  types.find(([, known]) => known.some(code => codes.includes(code)))?.[0]

/** The time zone of a place: its own, else the default of the import. */
export function timezoneOf(mapping: Mapping, location: Resource<'Location'>): string {
  const said = location.extension.find(one => one.url === timezoneExtension)?.valueCode
  if (said && isTimeZone(said)) return said
  if (said) mapping.findings.leftOut.add(type, 'a time zone that does not exist', `${location.at} (${said})`)
  if (mapping.timezone) return mapping.timezone
  throw new SourceError(
    `${location.at} says no time zone. Give the one of these places, such as --timezone America/New_York.`,
  )
}

/** `029053105` is written 02905-3105 in the US. */
const postcode = (code: string | undefined, country: string | undefined) =>
  country === 'US' ? code?.replace(/^(\d{5})(\d{4})$/, '$1-$2') : code

/** The categories of the services that are given at each location. */
function servicesAt({ directory }: Mapping): Map<string, string[]> {
  const codes = new Map<string, string[]>()
  for (const service of directory.HealthcareService.values()) {
    for (const { reference } of service.location) {
      const id = idIn(reference, 'Location')
      if (id) codes.set(id, [...(codes.get(id) ?? []), ...codesOf(service.category)])
    }
  }
  return codes
}

export function mapAddresses(mapping: Mapping): SourceItem[] {
  const services = servicesAt(mapping)
  return [...mapping.directory.Location.values()].flatMap(location => {
    const reason = whyNotImported(mapping, location)
    if (reason) {
      mapping.findings.skipped.add(type, reason, `${location.at} (${location.id})`)
      return []
    }
    return mapAddress(mapping, location, services.get(location.id) ?? []) ?? []
  })
}

function mapAddress(
  mapping: Mapping,
  location: Resource<'Location'>,
  services: readonly string[],
): SourceItem | null {
  const { directory, findings } = mapping
  const { at, id, position } = location
  const from = { at, id, type } as const
  const timezone = timezoneOf(mapping, location)
  const today = todayAt(mapping, timezone)
  const owner = follow(directory, location.managingOrganization, 'Organization', from, findings)
  const place = location.address
  const city = place?.city && tidyCapitals(place.city)
  const country = countryCode(place?.country)
  const [main] = phonesOf(location.telecom, today, from, findings)
  const accessible = location.extension.find(one => one.url === accessibilityExtension)?.valueCodeableConcept
  const accessibility = accessible?.text ?? conceptName(accessible)
  const name = location.name && tidyCapitals(location.name)
  const data = accepted(
    'addresses',
    {
      officialName: name,
      type: typeOf(codesOf(location.type)) ?? typeOf(services),
      street: place && place.line.length > 0 ? tidyCapitals(place.line.join(', ')) : undefined,
      district: place?.district && tidyCapitals(place.district),
      city,
      province: place?.state,
      postcode: postcode(place?.postalCode, country),
      country,
      geo: position,
      timezone,
      email1: emailOf(location.telecom, today) ?? emailOf(owner?.telecom ?? [], today),
      phones: main ? { main } : undefined,
      hours: openingHours(location.hoursOfOperation, from, findings),
      operatingStatus: location.status === 'suspended' ? { status: 'closed' } : undefined,
      accessibility: accessibility ? { en: accessibility } : undefined,
      externalIds: { fhir: id },
    },
    from,
    findings,
  )
  return data && { kind: 'addresses', source: id, proposals: [name ?? '', `${name} ${city ?? ''}`], data, at }
}
