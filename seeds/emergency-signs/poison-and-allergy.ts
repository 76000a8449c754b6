import { both } from '../bilingual.ts'
import { type Sign, typed } from './sign.ts'

export const poisonAndAllergy: Sign[] = [
  {
    slug: 'poisoning',
    name: both('Poisoning', 'Keracunan'),
    kind: 'poisoning',
    phrases: typed(
      `poisoned | poisoning | overdose | drank bleach | swallowed a battery | took too many pills | child ate pills |
      carbon monoxide | gas leak | swallowed poison | chemical in the eyes`,
      `keracunan | overdosis | minum baygon | minum pemutih | tertelan baterai | minum obat terlalu banyak |
      anak menelan obat | ketelan racun | karbon monoksida | kebocoran gas | minum racun | keracunan jamur | mata kena air keras`,
    ),
    exceptions: typed('poison ivy plant | ivy', 'antiracun'),
    advice: both(
      'Call now and say what was taken, how much and when. Keep the packaging. Do not make the person vomit, and give nothing by mouth. For a chemical in the eye: rinse with running water for 20 minutes. For gas or smoke: get the person into fresh air, if you can do it safely.',
      'Hubungi sekarang dan sebutkan apa yang masuk, berapa banyak, dan kapan. Simpan kemasannya. Jangan paksa muntah; jangan beri apa pun lewat mulut. Bahan kimia di mata: bilas dengan air mengalir selama 20 menit. Gas atau asap: bawa ke udara segar, bila aman bagi Anda.',
    ),
  },
  {
    slug: 'bites-and-stings',
    name: both('A dangerous bite or sting', 'Gigitan atau sengatan berbahaya'),
    kind: 'poisoning',
    phrases: typed(
      'snake bite | scorpion sting | jellyfish sting',
      'digigit ular | dipatuk ular | disengat kalajengking | sengatan ubur-ubur',
    ),
    exceptions: typed('snake plant', 'buah'),
    advice: both(
      'Call now. Keep the arm or leg still and lower than the heart. Do not cut or suck the bite, and do not tie anything around it.',
      'Hubungi sekarang. Jaga agar anggota badan itu diam dan lebih rendah dari jantung. Jangan diiris, diisap, atau diikat.',
    ),
  },
  {
    slug: 'anaphylaxis',
    name: both('A severe allergic reaction', 'Reaksi alergi berat'),
    kind: 'anaphylaxis',
    phrases: typed(
      `anaphylaxis | throat closing | tongue swelling | lips swollen after antibiotic | face swelling bee sting | allergic reaction swelling |
      allergy cannot breathe | severe allergic reaction | hives all over | hives wheezing | need an epipen | daughter swelling epipen`,
      `syok anafilaktik | tenggorokan menutup | lidah bengkak | bibir bengkak habis makan udang | muka bengkak disengat tawon |
      alergi bengkak | alergi sesak | reaksi alergi parah | bentol seluruh badan sesak | biduran sesak | bengkak bibir sesak |
      alergi napas bunyi`,
    ),
    exceptions: typed('swollen gums', 'sariawan'),
    advice: both(
      'Call now. Use the person’s own adrenaline pen at once if they have one. Lie down with the legs raised, or sit up if it is hard to breathe.',
      'Hubungi sekarang. Segera pakai suntikan adrenalin milik sendiri bila ada. Berbaring dengan kaki diangkat; duduk bila sulit bernapas.',
    ),
  },
]
