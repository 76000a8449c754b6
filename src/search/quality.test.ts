import { expect, test } from 'vitest'
import { demoDirectory } from '../../tests/demo-directory.ts'
import { createEngine } from './engine.ts'

const find = createEngine(await demoDirectory())
const now = Date.parse('2026-11-20T03:00:00Z')

/** Typical queries by the expected result: a specialty or a doctor that must be among the first three. */
const meant = {
  'internal-medicine': `darah tinggi | asam lambung | maag | sakit maag kambuh | kencing manis | diabetes | gula darah tinggi |
    sakit perut | mual muntah | demam berdarah | asam urat | ginjal | cuci darah | internis | penyakit dalem | Sp.PD |
    gampang capek | hepatitis | tipes | stomach ache | high blood presure | heartburn | kidney doctor | thyroid`,
  cardiology: `sakit jantng | jantung berdebar | nyeri dada | chest pain | saya sering nyeri dada kalau naik tangga | Sp.JP |
    Dr. Sp.JP | kardiologi | kardologi | heart doctor | hart doctor | kolesterol | pasang ring jantung | dada sesak |
    dada seperti tertekan | palpitations | EKG`,
  pediatrics: `anak demam | dokter anak | DSA | anak susah makan | imunisasi bayi | my child has a fever | bayi kuning |
    anak mencret | pediatrician | peditrician | vaksin anak | tumbuh kembang | baby vaccination | anak saya panas sudah 3 hari`,
  'obstetrics-gynecology': `dokter kandungan | kandungan perempuan | dokterkandungan | hamil | program hamil | keputihan | obgyn |
    SpOG | spog | sp og | telat haid | haid tidak teratur | pregnant | painful period | pap smear | kista | mau melahirkan | pasang KB`,
  neurology: `sakit kepala | sakitkepala | hedake | headache | kesemutan | vertigo | migren | syaraf | stroke | saraf kejepit |
    kepala pusing berputar | tangan gemetar | mati rasa di kaki | ayan | dizzy | kepala nyut nyutan | bicara pelo |
    lemah separuh badan | mulut mencong | slurred speech`,
  ophthalmology: `mata bengkak | mata merah | dokter mata | katarak | mata kabur | bintitan | kelilipan | eye doctor | blurry vision |
    mata gatal | opthalmologist | lasik | glasses`,
  'ear-nose-throat': `THT | T.H.T. | tht kl | telinga berdenging | kuping budek | amandel | hidung mampet | mimisan | sinusitis |
    sakit tenggorokan | sore throat | ear pain | suara serak | susah menelan tenggorokan sakit`,
  dermatology: `kulit gatal | gatal gatal | jerawat | eksim | biduran | panu | rambut rontok | dokter kulit dan kelamin | skin rash |
    acne | ketombe | bisul di kulit | dermatolog | kulit merah merah | herpes`,
  dentistry: `gigi bolong | gigi berlubang | sakit gigi | cabut gigi | behel | gusi bengkak | toothache | dentist | gigi bungsu |
    sariawan | karang gigi | drg | 🦷 | tambal gigi | dokter gigi anak`,
  psychiatry: `susah tidur | ga bisa tidur | tidak bisa tidur | cemas | depresi | depresion | psikiater | psikolog | stres berat |
    insomnia | panic attack | burnout | anxiety | gangguan jiwa | pengen bunuh diri | i want to die | kill myself`,
  pulmonology: `sesak napas | sesak nafas | batuk lama | batuk tidak sembuh sembuh | TBC | asma | asthma | paru paru | batuk darah |
    short of breath | flek paru | batuk berdahak`,
  urology: `susah kencing | kencing batu | batu ginjal | prostat | anyang anyangan | kencing berdarah | sunat | burning when peeing |
    blood in urine | urologist | sering kencing malam`,
  oncology: `kanker | kanker payudara | benjolan di payudara | breast cancer | kemoterapi | tumor | onkologi | chemo`,
  orthopedics: `patah tulang | lutut sakit | nyeri lutut | keseleo | sakit pinggang | tulang | ortopedi | broken arm | knee pain |
    skoliosis | pengapuran lutut | back pain | bahu sakit | salah urat`,
  'general-surgery': `usus buntu | hernia | wasir | ambeien | turun berok | batu empedu | bedah | appendix | surgeon | bisul | gallstones`,
  rehabilitation: `fisioterapi | fisio terapi | physiotherapy | rehab medik | terapi wicara | pasca stroke fisioterapi | leher kaku |
    speech therapy`,
  'ayu-lestari-kusumaningtyas': `ayu lestari | dr. AYU Lestari, Sp.JP | dr ayu | lestari ayu | kusumaningtyas ayu | ayulestari | a yu lestari |
    ayu lestary | kusumaningtias | ayu kusuma | ayu jantung | dokter jantung perempuan jakarta | prof ayu lestari`,
  'raden-mas-aryo-tejokusumo': `Prof. Dr. dr. Raden Mas Aryo | aryo bimasena | raden mas | tejokusumo | wicaksono aryo | prof aryo`,
  'muhammad-ilham-paewai': `mohamad ilham | muhamad ilham paewai | dr ilham mata | paewai`,
  'fatimah-siregar': `fatima siregar | dr fatimah azahra | siregar kandungan`,
  'gede-surya-adnyana': `i gede surya | dr gede adnyana | gde surya`,
  'sitti-maryam-lasinrang': `siti maryam | dr. siti mariam paru`,
  'hendra-kurniawan-liem': `hendra liem | dokter mata mandarin | kurniawan hendra`,
  'kevin-halim-gunadi': `drg kevin | kevin gunadi | behel dokter kevin`,
  'syamsul-daeng-ngalle': `samsul bahri | daeng ngalle | tht makassar`,
  'felicia-wirawan': `felisia wirawan | felicia kulit | skin doctor jakarta mandarin`,
  'nur-aisyah-daeng-kanang': `nur aisah | dokter anak makassar`,
  'dortea-felle': `dorthea | dokter anak jayapura`,
} as const

const cases = Object.entries(meant).flatMap(([who, questions]) =>
  questions.split('|').map(question => [question.trim().replace(/\s+/g, ' '), who] as const),
)

test.each(cases)('“%s” finds %s', (search, who) => {
  for (const language of ['en', 'id'] as const) {
    const { understood, rows } = find({ search, language, now })
    const first = [...understood.slice(0, 3), ...rows.slice(0, 3)].map(one => one.slug)
    expect(first).toContain(who)
    expect(rows.length).toBeGreaterThan(0)
  }
})

test('the first result is right in nine of ten queries', () => {
  const right = cases.filter(([search, who]) => {
    const { understood, rows } = find({ search, language: 'id', now })
    return understood[0]?.slug === who || rows[0]?.slug === who || rows[0]?.specialists[0]?.slug === who
  })
  expect(cases.length).toBeGreaterThan(200)
  expect(right.length / cases.length).toBeGreaterThan(0.9)
})
