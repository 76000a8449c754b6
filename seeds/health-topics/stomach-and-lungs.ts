import { both, prose } from '../bilingual.ts'
import { called, medlinePlus, nhs, type Topic, who } from './topic.ts'

export const stomachAndLungs: Topic[] = [
  {
    slug: 'gastritis',
    name: both('Gastritis', 'Maag'),
    otherNames: called(
      'Acute gastritis | Inflamed stomach | Maag',
      'Radang lambung | Gastritis | Sakit lambung',
    ),
    type: 'condition',
    summary: both(
      'In gastritis the lining of the stomach is inflamed. It burns or hurts in the upper belly. Mostly it heals with simple steps and medicine.',
      'Pada maag, lapisan lambung meradang. Perut bagian atas terasa panas atau nyeri. Biasanya sembuh dengan langkah sederhana dan obat.',
    ),
    whenToCall: prose(
      `- black, sticky stools
- vomiting blood, or something like coffee grounds
- sudden, violent belly pain
- pressure in the chest with cold sweat, trouble breathing, or pain in the arm or jaw: this can be the heart`,
      `- tinja hitam dan lengket
- muntah darah, atau cairan seperti ampas kopi
- nyeri perut hebat yang mendadak
- dada tertekan disertai keringat dingin, sesak, atau nyeri di lengan atau rahang: ini bisa jadi jantung`,
    ),
    signs: prose(
      `- burning or pain in the upper belly
- feeling sick, or vomiting
- feeling full after a few bites
- a bloated belly`,
      `- perih atau nyeri di ulu hati
- mual atau muntah
- cepat kenyang setelah beberapa suap
- perut kembung`,
    ),
    whenToCome: prose(
      `See a doctor within two weeks if

- you lose weight without wanting to
- you vomit again and again
- swallowing hurts, or food sticks
- you are pale and tired
- the complaints are new and you are older than 55
- someone in your family had cancer of the stomach
- you still need stomach medicine after two weeks`,
      `Temui dokter dalam dua minggu bila

- berat badan turun tanpa disengaja
- Anda muntah berulang kali
- menelan terasa sakit, atau makanan tersangkut
- Anda pucat dan lelah
- keluhan baru muncul pada usia di atas 55 tahun
- ada anggota keluarga yang pernah menderita kanker lambung
- Anda masih memerlukan obat lambung setelah dua minggu`,
    ),
    whatHappensHere: prose(
      `We ask about food and medicines, and examine your belly. Painkillers such as ibuprofen, diclofenac and mefenamic acid often irritate the stomach; so do some herbal drinks. Do not stop aspirin that a heart doctor has prescribed without asking. A breath or stool test shows whether a germ, Helicobacter pylori, lives in the stomach. It can be cured with tablets. An endoscopy is needed only with warning signs, or if the treatment does not help.`,
      `Kami menanyakan makanan dan obat Anda, lalu memeriksa perut Anda. Obat nyeri seperti ibuprofen, diklofenak, dan asam mefenamat sering mengiritasi lambung; begitu pula sebagian jamu. Jangan menghentikan aspirin dari dokter jantung tanpa bertanya. Tes napas atau tes tinja menunjukkan apakah kuman Helicobacter pylori hidup di lambung. Kuman ini dapat diobati sampai sembuh dengan tablet. Endoskopi hanya diperlukan bila ada tanda bahaya, atau bila pengobatan tidak menolong.`,
    ),
    specialists: ['internal-medicine', 'general-practice'],
    articles: ['heartburn-and-acid-reflux'],
    sources: [nhs('Gastritis', 'conditions/gastritis/'), medlinePlus('Gastritis', 'gastritis.html')],
  },
  {
    slug: 'asthma',
    name: both('Asthma', 'Asma'),
    otherNames: called('Bronchial asthma | Wheezing', 'Asma bronkial | Bengek | Mengi'),
    type: 'condition',
    summary: both(
      'In asthma the airways are easily irritated and become narrow. Breathing is hard for a while. With the right inhaler most people live as others do.',
      'Pada asma, saluran napas mudah teriritasi dan menyempit. Untuk sementara, bernapas menjadi sulit. Dengan inhaler yang tepat, kebanyakan orang hidup seperti orang lain.',
    ),
    whenToCall: prose(
      `- too little breath to finish a sentence
- blue lips
- the inhaler does not help
- a child whose skin between the ribs is drawn in

Sit upright and loosen tight clothes. Use your own inhaler while you wait.`,
      `- napas terlalu pendek untuk menyelesaikan satu kalimat
- bibir membiru
- inhaler tidak menolong
- anak yang sela iganya tertarik ke dalam

Duduk tegak dan longgarkan pakaian yang ketat. Pakai inhaler Anda sendiri sambil menunggu.`,
    ),
    signs: prose(
      `- a whistling sound when you breathe out
- a tight chest, and shortness of breath
- a cough, mostly at night or early in the morning

Dust, smoke, animals, colds, cold air or sport can set it off.`,
      `- bunyi siul saat mengeluarkan napas
- dada terasa sesak, dan napas pendek
- batuk, terutama malam hari atau menjelang pagi

Debu, asap, hewan, pilek, udara dingin, atau olahraga dapat memicunya.`,
    ),
    whenToCome: prose(
      `Come if you wake at night because of your breath, if you need the quick inhaler more than twice a week, or if asthma keeps you from work, school or sport.`,
      `Datanglah bila Anda terbangun malam hari karena sesak, bila Anda memerlukan inhaler pereda lebih dari dua kali seminggu, atau bila asma menghalangi Anda bekerja, bersekolah, atau berolahraga.`,
    ),
    whatHappensHere: prose(
      `You blow into a device that measures how much air gets through. We show you how to use an inhaler well, because many people have never learned it. A preventer works only if you use it every day, also when you feel well. You go home with a plan on paper: what to do on good days, on bad days, and when to call.`,
      `Anda meniup alat yang mengukur banyaknya udara yang lewat. Kami menunjukkan cara memakai inhaler dengan benar, karena banyak orang belum pernah diajari. Inhaler pengontrol hanya bekerja bila dipakai setiap hari, juga saat Anda merasa sehat. Anda pulang dengan rencana tertulis: apa yang dilakukan pada hari baik, pada hari buruk, dan kapan menelepon.`,
    ),
    specialists: ['pulmonology', 'pediatrics', 'general-practice'],
    sources: [who('Asthma', 'asthma'), nhs('Asthma', 'conditions/asthma/')],
  },
]
