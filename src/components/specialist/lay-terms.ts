/**
 * Lay terms for a specialty and its complaints, in both languages, by its drawing. Only for specialties without synonyms
 * and conditions of their own, for example from an imported directory.
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

/** Terms for emergencies, always added: hospitals' own texts rarely contain all, and a wrong result is dangerous. */
const urgent: Record<string, string> = {
  neurology:
    'slurred speech, face drooping, weak on one side, bicara pelo, mulut mencong, wajah perot, lemah separuh badan, lumpuh sebelah',
  psychiatry:
    'suicide, suicidal, want to die, kill myself, hurt myself, self-harm, bunuh diri, ingin mati, mengakhiri hidup, menyakiti diri sendiri',
}

export const urgentTermsOf = (drawing: string): string[] => urgent[drawing]?.split(', ') ?? []

/** The lay terms for a drawing's specialty; none for the generic drawing. */
export const layTermsOf = (drawing: string): string[] => everyday[drawing]?.split(', ') ?? []
