/** Colloquial words and filler words of queries, in both languages. */

const list = (text: string) => text.trim().split(/\s+/)

/** Filler words: in almost every query, without distinguishing anything. Single letters are no complaint either. */
export const fillerWords = new Set(
  list(`
  doctor doctors physician specialist specialists clinic for the a an my me i have has had with in at of and or on to is
  it who can help near nearest best good need want find looking get very feel feeling been since from some any this that
  do does not when please dad daddy mom mum mother father husband wife grandma grandpa grandmother grandfather uncle
  aunt friend lately everything something always sometimes often ago day days week weeks month months year years
  yesterday keep keeps getting got make makes think maybe what why how should would could am are was were be being its
  you your we us they take use morning afternoon evening night tonight weekend
  he she his her him hers himself herself itself they them im ive dont really so too just also if then there going go
  dokter dok docter doktor spesialis ahli untuk di ke dari pada saya aku sy gue gw kami anda yang yg dan atau dengan dgn
  karena krn poli poliklinik klinik rs rumahsakit cari mencari mau ingin pengen butuh ada bisa bs buat kalau kalo jika saat
  terus juga sudah udah lagi sama banget sekali sangat terasa rasa rasanya merasa sering suka selalu ini itu nya kok sih
  ayah ayahku ibuku istri suami kakak adik mertua tante om teman umur usia tahun kemarin tadi baru masih akan kenapa apa
  apakah bagaimana gimana harus biar supaya tapi setelah sejak pas sampai aja saja doang tolong mohon terlalu agak kayak
  pagi siang sore malam mulu both kedua keduanya duanya paman bibi sepupu mama papa
  dong terdekat bagus terbaik kena buka open jam keluhan gejala bagian praktek praktik jadwal hari pak bu ibu bapak dr prof sp
  b c d e f g h j k l m n o p q r s t u v w x y z`),
)

/** A question with one of these words probably asks for a paediatrician. */
export const childWords = new Set(
  list('anak bayi balita dedek baby babies child kid kids toddler newborn infant son daughter'),
)

/** An old person is asked about for every complaint: these words count little beside one. */
export const elderWords = new Set(list('kakek nenek mbah simbah eyang opa oma lansia elderly granny'))

/** Phrases that are one word, and abbreviations. The surrounding spaces are kept. */
export const layTerms: [RegExp, string][] = [
  [/ (?:ga|gak|gk|g|nggak|ngga|enggak|tdk|tak|kagak|ndak) /g, ' tidak '],
  [/ (?:tidak (?:bisa|bs|dapat|mampu)|cannot|cant|can not|unable to) /g, ' susah '],
  [/ (?:hari ini|today) /g, ' todayday '],
  [/ (?:besok|tomorrow) /g, ' tomorrowday '],
  // 'minggu' is Sunday and week.
  [/ (?:\d{1,2}|se|satu|dua|tiga|empat|beberapa) minggu /g, ' '],
  [/ minggu (?:lalu|ini|depan|kemarin) /g, ' '],
  // The age of a child says who treats it.
  [/ \d{1,2} ?(?:mo|mth|mths|month|months) old /g, ' baby '],
  [/ (?:[1-9]|1[0-5]) ?(?:yo|yr|yrs|year|years) old /g, ' child '],
  [/ (?:umur|usia|umurnya|usianya) \d{1,2} ?(?:bulan|bln) /g, ' bayi '],
  [/ (?:umur|usia|umurnya|usianya) (?:[1-9]|1[0-5]) ?(?:tahun|thn|th) /g, ' anak '],
  [/ (?:skit|sakti|saket) /g, ' sakit '],
  [/ ank /g, ' anak '],
  [/ tdr /g, ' tidur '],
  [/ blm /g, ' belum '],
  [/ rumah sakit /g, ' '],
  [/ daftar online /g, ' pendaftaran '],
  [/ sp ([a-z]{1,3}) /g, ' sp$1 '],
  [
    / (?:video call|konsultasi online|dokter online|tele ?konsultasi|tele ?medicine|tele ?medis) /g,
    ' telehealth ',
  ],
]

/** Groups of synonyms in both languages. */
const sameMeaning = `
  sakit nyeri pain painful ache aching hurt hurts sore
  susah sulit sukar trouble difficulty difficult hard
  bengkak swollen swelling
  kepala head
  perut stomach belly tummy abdomen
  anak child children kid kids son daughter toddler
  bayi baby newborn
  dada chest
  punggung back
  leher neck
  kaki leg legs foot feet
  tangan hand hands arm
  lutut knee knees dengkul
  bahu pundak shoulder shoulders
  mata eye eyes
  telinga kuping ear ears
  hidung nose
  tenggorokan tenggorok throat
  gigi tooth teeth dental
  gusi gum gums
  kulit skin
  tulang bone bones
  sendi joint joints
  jantung heart cardiac
  paru lung lungs
  ginjal kidney kidneys
  hati liver
  lambung gastric
  darah blood
  otot muscle muscles
  kencing pipis urine urinate urinating pee berkemih
  berdarah pendarahan perdarahan bleeding bleed bleeds
  gatal itch itching itchy
  demam panas fever feverish
  batuk cough coughing
  sesak breathless breathlessness
  napas nafas breath breathing
  muntah vomit vomiting
  mual nausea nauseous
  diare mencret diarrhea diarrhoea
  lemas lelah capek tired fatigue weak
  pusing dizzy dizziness
  hamil kehamilan pregnant pregnancy
  haid menstruasi mens menses period periods menstruation
  tidur sleep sleeping insomnia
  benjolan lump lumps
  luka wound wounds
  patah broken fracture fractured
  bolong berlubang lubang hole cavity
  kesemutan tingling
  mati numb
  bau smell smelly
  makan eat eating
  bicara speak speech talk talking
  kanker cancer tumor tumour
  operasi bedah surgery operation
  vaksin vaksinasi imunisasi vaccine vaccination immunisation immunization
`
export const synonyms = new Map<string, readonly string[]>(
  sameMeaning
    .trim()
    .split('\n')
    .map(list)
    .flatMap(words => words.map(word => [word, words.filter(other => other !== word)] as const)),
)

/** Suffixes and prefixes of Indonesian words, removed if the whole word is unknown: perutnya, anakku, keseleoan. */
export const endings = /(?:nya|ku|mu|kah|lah|an|kan|s|es|ed|ing)$/
export const beginnings = /^(?:ber|ter|me|di|ke|se|pe)/

/** Words that select doctors beside names, specialties and places. */
export const womenWords = new Set(list('perempuan wanita cewek female woman lady'))
export const menWords = new Set(list('laki lelaki cowok pria male'))

/** Words that mean a complaint only together with others: 'out' of 'out of breath'. */
export const weakWords = new Set([
  ...womenWords,
  ...menWords,
  ...list(`
  all over out off up down no new old last hard big little small after before during without more less much one
  two three first side time times right left lost losing falling fell started start works worse while around
  through inside outside under above stuck every night between whole family life woke wake turn turned white
  black fine open opened swallowed membesar mengecil kelamaan suddenly drives still wont cant thing things word
  words other another next long short high low tidak susah habis lama besar kecil kanan kiri atas bawah dalam
  luar keluar masuk turun naik cepat banyak sedikit satu dua tiga berat dekat jauh sebelah sejak tiba mendadak
  terlalu belum hilang`),
])

export const telehealthWords = new Set(
  list('telehealth video online daring telekonsultasi telemedicine telemedisin'),
)
export const dayWords: Record<string, number | 'today' | 'tomorrow'> = {
  ...Object.fromEntries(list('senin selasa rabu kamis jumat sabtu minggu').map((word, i) => [word, i + 1])),
  ...Object.fromEntries(
    list('monday tuesday wednesday thursday friday saturday sunday').map((word, i) => [word, i + 1]),
  ),
  todayday: 'today',
  tomorrowday: 'tomorrow',
}
/** Names of languages in the other language. */
export const languageWords: Record<string, string> = {
  inggris: 'english',
  indonesian: 'indonesia',
  javanese: 'jawa',
  sundanese: 'sunda',
  balinese: 'bali',
  chinese: 'mandarin',
  cina: 'mandarin',
  tionghoa: 'mandarin',
  dutch: 'nederlands',
  belanda: 'nederlands',
  arab: 'arabic',
}

export const emoji: Record<string, string> = {
  '🦷': 'gigi',
  '👁': 'mata',
  '👀': 'mata',
  '❤': 'jantung',
  '🫀': 'jantung',
  '🫁': 'paru',
  '🧠': 'saraf',
  '👂': 'telinga',
  '👃': 'hidung',
  '🤰': 'hamil',
  '👶': 'bayi',
  '🦴': 'tulang',
  '🤒': 'demam',
  '🤕': 'sakit kepala',
  '🤧': 'pilek',
  '🤮': 'muntah',
}

/** Towns that are asked for in the whole country. One without a location of the hospital is no misspelt other word. */
export const otherTowns = new Set(
  list(`
  aceh ambon balikpapan bandung banjarmasin batam bekasi bengkulu bogor cirebon denpasar depok garut gorontalo jambi
  jogja jogjakarta karawang kediri kendari kupang lampung lombok madiun magelang malang manado manokwari mataram medan
  merauke padang palangkaraya palembang palu pangkalpinang pekanbaru pontianak purwokerto samarinda semarang serang
  sidoarjo singapore sorong sukabumi surabaya surakarta tangerang tasikmalaya tegal ternate timika yogyakarta`),
)
