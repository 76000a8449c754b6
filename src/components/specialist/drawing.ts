import { specialtyDrawings } from '#entities/media/drawings.ts'

const drawn = new Set(specialtyDrawings)

// An imported directory names no drawings: the first pattern that matches the slug wins. The drawing is only decoration.
const patterns: [RegExp, string][] = [
  [/dent|odont|oral-|gigi/, 'dentistry'],
  [/psych|mental|counsel|cognitive|social-work|marriage|addict|jiwa/, 'psychiatry'],
  [/ophthalm|optom|optic|vision|cornea|mata/, 'ophthalmology'],
  [/otolaryng|audiolog|speech|ear-nose|tht/, 'ear-nose-throat'],
  [/cardi|hypertens|vascular|jantung/, 'cardiology'],
  [/radiolog|nuclear/, 'radiology'],
  [/an(ae|e)sthe|pain-/, 'anaesthesiology'],
  [/oncolog|kanker/, 'oncology'],
  [/ha?ematolog|blood/, 'haematology'],
  [/obstet|gyn(a)?ec|midwi|maternal|reproduct|kandungan/, 'obstetrics-gynecology'],
  [/orthop|podiatr|foot|chiropract|sports|musculo|tulang/, 'orthopedics'],
  [/neuro|saraf/, 'neurology'],
  [/physical-|rehab|occupational-therap|prosthetic/, 'rehabilitation'],
  [/dermat|kulit/, 'dermatology'],
  [/gastro|colon/, 'gastroenterology'],
  [/hepat/, 'hepatology'],
  [/nephro|ginjal/, 'nephrology'],
  [/urolog/, 'urology'],
  [/pulmo|sleep|paru/, 'pulmonology'],
  [/endocrin|diabet/, 'endocrinology'],
  [/infect/, 'infectious-disease'],
  [/geriatr|gerontolog/, 'geriatrics'],
  [/nutrition|diet|gizi/, 'nutrition'],
  [/p(a)?ediatr|neonat|child|adolescent|anak/, 'pediatrics'],
  [/surg|transplant|bedah/, 'surgery'],
  [/internal|rheumat|allerg|critical|specialist|pathology/, 'internal-medicine'],
  [
    /family|general|community|prevent|public|emergency|practitioner|nurse|physician-assistant/,
    'general-practice',
  ],
]

/** The name of the drawing for a specialty: its icon, its slug, or the first matching pattern. */
export function drawingOf(specialist: { slug: string; icon?: string } | undefined): string {
  const { slug = '', icon } = specialist ?? {}
  const named = [icon, slug].find(one => one && drawn.has(one))
  const meant = patterns.find(([words, drawing]) => words.test(slug) && drawn.has(drawing))?.[1]
  return named ?? meant ?? 'hospital'
}

/** The drawing itself, 200 by 200. */
export const specialtyDrawing = (specialist: { slug: string; icon?: string } | undefined): string =>
  `/art/specialties/${drawingOf(specialist)}.svg`
