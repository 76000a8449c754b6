import { both } from '../bilingual.ts'
import { type Sign, typed } from './sign.ts'

export const mothersAndBabies: Sign[] = [
  {
    slug: 'late-pregnancy',
    name: both('Danger in pregnancy', 'Bahaya saat hamil'),
    kind: 'late-pregnancy',
    phrases: typed(
      `pregnant bleeding | water broke | baby stopped moving | pregnant blurred vision | pregnant severe headache | pregnant seizure |
      baby is coming now | head is out | cord coming out | pregnant severe belly pain | water broke too early`,
      `hamil keluar darah | hamil pendarahan | ketuban pecah | hamil ketuban | bayi dalam perut tidak gerak | janin tidak bergerak |
      hamil mata kabur | hamil pusing hebat | hamil kejang | kepala bayi kelihatan | tali pusat keluar | hamil sakit perut hebat`,
    ),
    exceptions: typed('maternity photo', 'foto hamil'),
    advice: both(
      'Call now if there is any bleeding, if the baby moves less or not at all, or if your waters have broken. Lie on your left side. If you can see the cord, or an arm or a leg of the baby, kneel with your chest down and do not push.',
      'Hubungi sekarang bila ada perdarahan, gerakan bayi berkurang atau tidak terasa, atau ketuban pecah. Berbaring miring ke kiri. Bila tali pusat atau anggota badan tampak, menungging dan jangan mengejan.',
    ),
  },
  {
    slug: 'infant-fever',
    name: both('Fever in a young baby', 'Demam pada bayi kecil'),
    kind: 'infant-fever',
    phrases: typed(
      'baby fever | newborn fever | 3 weeks old fever | baby burning up | newborn hot will not wake',
      'bayi demam | bayi baru lahir demam | bayi 1 bulan panas | 40 hari demam | bayi panas tidak mau menyusu',
    ),
    exceptions: typed(
      '6 months | teething | after vaccination | immunisation | thermometer',
      '6 bulan | tumbuh gigi | imunisasi | vaksin | termometer',
    ),
    advice: both(
      'A doctor must see a baby under three months with a temperature of 38 °C or more at once. Call, or come to the emergency department now. Keep offering milk.',
      'Bayi di bawah tiga bulan dengan suhu 38 °C atau lebih harus segera diperiksa. Hubungi, atau datang ke IGD sekarang. Tetap tawarkan ASI atau susu.',
    ),
  },
]
