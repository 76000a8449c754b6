/**
 * What people call a specialty and come to it for, in both languages, by its drawing. For directories that bring official
 * names only; a specialty with synonyms or conditions of its own keeps to those.
 */
const everyday: Record<string, string> = {
  anaesthesiology: 'anesthesia, pain, chronic pain, bius, anestesi, nyeri kronis',
  cardiology:
    'heart, heart doctor, chest pain, high blood pressure, palpitations, jantung, nyeri dada, darah tinggi, berdebar',
  dentistry: 'teeth, tooth, toothache, dentist, gum, gigi, sakit gigi, gusi, dokter gigi',
  dermatology: 'skin, skin doctor, rash, acne, itch, mole, kulit, ruam, jerawat, gatal',
  'ear-nose-throat':
    'ear, nose, throat, hearing, sinus, tonsils, ent, telinga, hidung, tenggorokan, tht, amandel',
  endocrinology: 'diabetes, sugar, thyroid, hormones, kencing manis, gula darah, tiroid, gondok',
  gastroenterology: 'stomach, belly, bowel, heartburn, reflux, lambung, maag, perut, usus',
  'general-practice': 'family doctor, general doctor, check-up, fever, flu, dokter umum, demam, batuk, pilek',
  geriatrics: 'old age, elderly, older people, lansia, lanjut usia',
  haematology: 'blood, anemia, bleeding, darah, kurang darah',
  hepatology: 'liver, hepatitis, hati, liver, sakit kuning',
  'infectious-disease': 'infection, tropical disease, hiv, infeksi, demam berdarah, malaria',
  'internal-medicine': 'internist, adult doctor, fatigue, penyakit dalam, internis, dokter dalam',
  nephrology: 'kidney, dialysis, ginjal, cuci darah',
  neurology:
    'nerves, brain, headache, migraine, stroke, seizure, dizziness, saraf, sakit kepala, migrain, kejang, pusing',
  nutrition: 'diet, nutrition, weight, gizi, berat badan',
  'obstetrics-gynecology':
    'pregnancy, birth, women, period, menopause, hamil, kandungan, kebidanan, haid, melahirkan',
  oncology: 'cancer, tumor, tumour, lump, kanker, tumor, benjolan',
  ophthalmology: 'eye, eyes, vision, glasses, cataract, mata, katarak, kacamata, rabun',
  orthopedics:
    'bone, bones, joint, fracture, knee, back pain, sports injury, tulang, sendi, patah tulang, lutut, sakit pinggang',
  pediatrics: 'child, children, baby, vaccination, anak, bayi, imunisasi, dokter anak',
  psychiatry:
    'mental health, anxiety, depression, sleep, stress, jiwa, cemas, depresi, sulit tidur, psikolog',
  pulmonology: 'lungs, breathing, asthma, cough, paru, asma, sesak, batuk',
  radiology: 'x-ray, scan, mri, ct, ultrasound, rontgen, usg',
  rehabilitation: 'physiotherapy, recovery, exercise, fisioterapi, rehabilitasi, pemulihan',
  surgery: 'operation, surgeon, hernia, gallbladder, appendix, operasi, bedah, usus buntu',
  urology: 'bladder, prostate, urine, kidney stones, kandung kemih, prostat, batu ginjal, berkemih',
}

/** Said in danger. No hospital's own texts carry all of it, and what is read wrong here frightens or hurts. */
const urgent: Record<string, string> = {
  neurology:
    'slurred speech, face drooping, weak on one side, bicara pelo, mulut mencong, wajah perot, lemah separuh badan, lumpuh sebelah',
  psychiatry:
    'suicide, suicidal, want to die, kill myself, hurt myself, self-harm, bunuh diri, ingin mati, mengakhiri hidup, menyakiti diri sendiri',
}

export const urgentWords = (drawing: string): string[] => urgent[drawing]?.split(', ') ?? []

/** The everyday words for a drawing's specialty; none for the drawing that stands for all. */
export const everydayWords = (drawing: string): string[] => everyday[drawing]?.split(', ') ?? []
