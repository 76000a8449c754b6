import { both, prose } from '../bilingual.ts'
import { called, medlinePlus, ministry, type Topic, who } from './topic.ts'

export const infections: Topic[] = [
  {
    slug: 'dengue',
    name: both('Dengue fever', 'Demam berdarah'),
    otherNames: called('Dengue | Dengue haemorrhagic fever | DHF', 'DBD | Demam dengue | Dengue'),
    type: 'condition',
    summary: both(
      'Dengue is an illness that mosquitoes carry. Most people get well at home. The days on which the fever falls can be dangerous.',
      'Demam berdarah adalah penyakit yang dibawa nyamuk. Kebanyakan orang sembuh di rumah. Hari-hari ketika demam turun justru dapat berbahaya.',
    ),
    whenToCall: prose(
      `- strong belly pain that does not pass
- vomiting three times or more in a day
- bleeding from the nose or gums, or black stools
- cold, damp hands and feet, or restlessness
- a child who is very sleepy or does not drink
- no urine for six hours
- a baby under three months with 38.0 °C or more

Watch for these signs most of all on the day when the fever falls.`,
      `- nyeri perut hebat yang tidak mereda
- muntah tiga kali atau lebih dalam sehari
- perdarahan hidung atau gusi, atau tinja hitam
- tangan dan kaki dingin serta lembap, atau gelisah
- anak yang sangat mengantuk atau tidak mau minum
- tidak buang air kecil selama enam jam
- bayi di bawah tiga bulan dengan suhu 38,0 °C atau lebih

Perhatikan tanda-tanda ini terutama pada hari ketika demam turun.`,
    ),
    signs: prose(
      `- a sudden high fever of 39 or 40 degrees
- headache, and pain behind the eyes
- pain in muscles and joints
- a fine rash after two to five days
- usually no cold`,
      `- demam tinggi mendadak, 39 atau 40 derajat
- sakit kepala dan nyeri di belakang mata
- nyeri otot dan sendi
- ruam halus setelah dua sampai lima hari
- biasanya tanpa pilek`,
    ),
    whenToCome: prose(
      `Come on the third day of a fever, or earlier if you are worried. A child with a fever needs a doctor within a day if the fever lasts longer than two days.

Until then, drink often and rest. Take paracetamol, no more than the leaflet says. Do not take ibuprofen, aspirin or diclofenac: they make bleeding more likely.`,
      `Datanglah pada hari ketiga demam, atau lebih awal bila Anda khawatir. Anak yang demam perlu diperiksa dokter dalam sehari bila demamnya lebih dari dua hari.

Sementara itu, sering-seringlah minum dan beristirahat. Minum parasetamol, tidak melebihi petunjuk pada kemasan. Jangan minum ibuprofen, aspirin, atau diklofenak: obat-obat itu memperbesar risiko perdarahan.`,
    ),
    whatHappensHere: prose(
      `We examine you and test your blood. In the first days a test for the NS1 antigen can show the virus. From the third day on we repeat the blood count every day. You stay in hospital if the platelets fall while the blood thickens. There is no medicine against the virus itself. The right amount of fluid, and people who watch you closely, keep you safe.`,
      `Kami memeriksa Anda dan darah Anda. Pada hari-hari pertama, tes antigen NS1 dapat menunjukkan virus. Sejak hari ketiga, hitung darah kami ulangi setiap hari. Anda dirawat bila trombosit turun sementara darah mengental. Belum ada obat untuk virusnya. Cairan dalam jumlah yang tepat dan pengamatan yang teliti menjaga keselamatan Anda.`,
    ),
    specialists: ['internal-medicine', 'pediatrics', 'general-practice'],
    articles: ['dengue-fever', 'fever-in-children'],
    sources: [
      who('Dengue and severe dengue', 'dengue-and-severe-dengue'),
      medlinePlus('Dengue', 'dengue.html'),
      ministry('PNPK Tata Laksana Infeksi Dengue Anak dan Remaja (2021)'),
    ],
  },
  {
    slug: 'tuberculosis',
    name: both('Tuberculosis', 'Tuberkulosis'),
    otherNames: called('TB | Lung TB', 'TBC | TB | TB paru | Flek paru'),
    type: 'condition',
    summary: both(
      'Tuberculosis is an infection that most often sits in the lungs. It spreads through the air. Medicine cures it, if you take all of it.',
      'Tuberkulosis adalah infeksi yang paling sering menyerang paru. Penyakit ini menular lewat udara. Obat menyembuhkannya bila diminum sampai selesai.',
    ),
    whenToCall: prose(
      `- coughing up blood
- trouble breathing, blue lips, or too little breath to finish a sentence
- confusion, or someone who cannot be woken
- a severe headache with a stiff neck`,
      `- batuk darah
- sesak, bibir membiru, atau tidak sanggup menyelesaikan satu kalimat
- kebingungan, atau seseorang tidak dapat dibangunkan
- sakit kepala hebat disertai leher kaku`,
    ),
    signs: prose(
      `- a cough of more than two weeks, often with phlegm
- fever, and sweating at night
- losing weight without wanting to
- tiredness and little appetite
- a child who does not gain weight, or has a fever for weeks`,
      `- batuk lebih dari dua minggu, sering berdahak
- demam dan keringat malam
- berat badan turun tanpa disengaja
- lelah dan nafsu makan berkurang
- anak yang berat badannya tidak naik, atau demam berminggu-minggu`,
    ),
    whenToCome: prose(
      `Come if you have coughed for more than two weeks. Come too if someone who lives with you has tuberculosis, even if you feel well. Children and people with HIV need a check soon. Please wear a mask on the way and cover your mouth when you cough.`,
      `Datanglah bila Anda batuk lebih dari dua minggu. Datanglah juga bila orang yang tinggal serumah menderita tuberkulosis, walaupun Anda merasa sehat. Anak-anak dan orang dengan HIV perlu segera diperiksa. Mohon memakai masker di perjalanan dan menutup mulut saat batuk.`,
    ),
    whatHappensHere: prose(
      `You give a sample of phlegm for a rapid test, and have an X-ray of the chest. We also offer an HIV test. The usual treatment is tablets every day for about six months. The medicines of the national programme are free. You soon feel better, but keep on to the last day: if you stop early, the illness can return and the medicine may no longer work. We also check the people who live with you.`,
      `Anda memberikan contoh dahak untuk tes cepat dan menjalani rontgen dada. Kami juga menawarkan tes HIV. Pengobatan yang umum berupa tablet setiap hari selama sekitar enam bulan. Obat dari program nasional tidak dipungut biaya. Anda akan segera merasa lebih baik, tetapi lanjutkan sampai hari terakhir: bila berhenti terlalu cepat, penyakit dapat kambuh dan obat mungkin tidak mempan lagi. Kami juga memeriksa orang yang tinggal serumah dengan Anda.`,
    ),
    specialists: ['pulmonology', 'pediatrics'],
    sources: [
      who('Tuberculosis', 'tuberculosis'),
      medlinePlus('Tuberculosis', 'tuberculosis.html'),
      ministry('PNPK Tata Laksana Tuberkulosis (2019)'),
    ],
  },
  {
    slug: 'typhoid-fever',
    name: both('Typhoid fever', 'Tifus'),
    otherNames: called('Typhoid | Typhus abdominalis', 'Tipes | Tipus | Demam tifoid | Typhus abdominalis'),
    type: 'condition',
    summary: both(
      'Typhoid is an infection that comes from food or water that is not clean. It causes a fever that lasts for days. Antibiotics cure it.',
      'Tifus adalah infeksi dari makanan atau air yang tidak bersih. Penyakit ini menimbulkan demam berhari-hari. Antibiotik menyembuhkannya.',
    ),
    whenToCall: prose(
      `- sudden strong belly pain, or a hard belly
- blood in the stool, or black stools
- confusion, or someone who is hard to wake
- vomiting everything, or no urine for six hours
- a baby under three months with 38.0 °C or more`,
      `- nyeri perut hebat mendadak, atau perut keras
- darah dalam tinja, atau tinja hitam
- kebingungan, atau seseorang sulit dibangunkan
- memuntahkan semua yang diminum, atau tidak buang air kecil selama enam jam
- bayi di bawah tiga bulan dengan suhu 38,0 °C atau lebih`,
    ),
    signs: prose(
      `- a fever that climbs over several days and stays
- headache and tiredness
- belly pain
- constipation, or diarrhoea
- no appetite`,
      `- demam yang naik dalam beberapa hari dan menetap
- sakit kepala dan lelah
- nyeri perut
- sembelit, atau diare
- tidak nafsu makan`,
    ),
    whenToCome: prose(
      `Come on the third day of a fever. A child needs a doctor within a day if the fever lasts longer than two days. Do not begin with antibiotics that are left over at home: they can hide the germ from the test.`,
      `Datanglah pada hari ketiga demam. Anak perlu diperiksa dokter dalam sehari bila demamnya lebih dari dua hari. Jangan memulai antibiotik sisa di rumah: antibiotik dapat membuat kuman tidak terlihat dalam pemeriksaan.`,
    ),
    whatHappensHere: prose(
      `Dengue and malaria can feel like typhoid, so we look for those too. The surest test grows the germ from your blood. A Widal test alone is not enough to be sure. Most people take antibiotics at home. Take all of them, also when the fever has gone. You stay in hospital if you vomit everything or are very weak. Clean hands, boiled water and well-cooked food protect your family. There is also a vaccine.`,
      `Demam berdarah dan malaria dapat terasa seperti tifus, jadi kami memeriksa keduanya juga. Pemeriksaan yang paling pasti adalah membiakkan kuman dari darah Anda. Tes Widal saja tidak cukup untuk memastikan. Kebanyakan orang minum antibiotik di rumah. Habiskan semuanya, juga setelah demam hilang. Anda dirawat bila memuntahkan semua makanan atau sangat lemah. Tangan bersih, air matang, dan makanan yang dimasak matang melindungi keluarga Anda. Vaksinnya juga ada.`,
    ),
    specialists: ['internal-medicine', 'pediatrics', 'general-practice'],
    articles: ['fever-in-children'],
    sources: [who('Typhoid', 'typhoid')],
  },
  {
    slug: 'diarrhoea-in-children',
    name: both('Diarrhoea in children', 'Diare pada anak'),
    otherNames: called(
      'Loose stools | Stomach bug | Gastroenteritis',
      'Mencret | Muntaber | Gastroenteritis',
    ),
    type: 'condition',
    summary: both(
      'Diarrhoea is three or more loose stools in a day. Mostly a virus causes it, and it passes. The danger is that a child loses too much water.',
      'Diare adalah buang air besar cair tiga kali atau lebih dalam sehari. Biasanya penyebabnya virus, dan sembuh sendiri. Bahayanya, anak dapat kehilangan terlalu banyak cairan.',
    ),
    whenToCall: prose(
      `- the child is very sleepy, limp or cannot be woken
- it cannot drink, or vomits everything
- sunken eyes, or no tears when it cries
- no urine for six hours
- blood in the stool
- a fit
- a baby under three months with 38.0 °C or more`,
      `- anak sangat mengantuk, lemas, atau tidak dapat dibangunkan
- tidak dapat minum, atau memuntahkan semuanya
- mata cekung, atau tidak ada air mata saat menangis
- tidak buang air kecil selama enam jam
- darah dalam tinja
- kejang
- bayi di bawah tiga bulan dengan suhu 38,0 °C atau lebih`,
    ),
    signs: prose(
      `- watery stools, more often than usual
- vomiting, often at the beginning
- belly ache, and sometimes a fever
- less appetite`,
      `- tinja cair, lebih sering daripada biasanya
- muntah, sering pada awalnya
- sakit perut, dan kadang demam
- nafsu makan berkurang`,
    ),
    whenToCome: prose(
      `Come on the same day with a baby under six months. Come within a day if the diarrhoea is not better after three days, or if your child drinks little or is very thirsty.

At home, give oral rehydration solution after each loose stool: 50 to 100 ml for a child under two years, 100 to 200 ml for an older child. Give small sips. Go on with breast milk and food. Do not give medicine that stops diarrhoea.`,
      `Bawalah bayi di bawah enam bulan pada hari yang sama. Datanglah dalam sehari bila diare belum membaik setelah tiga hari, atau bila anak Anda sedikit minum atau sangat haus.

Di rumah, berilah oralit setiap kali anak buang air besar cair: 50 sampai 100 ml untuk anak di bawah dua tahun, 100 sampai 200 ml untuk anak yang lebih besar. Berikan sedikit demi sedikit. Lanjutkan ASI dan makanan. Jangan memberi obat penghenti diare.`,
    ),
    whatHappensHere: prose(
      `We look for signs that your child lacks water, and weigh your child. Most children drink the solution here until they are better, and go home. A child who has lost a lot gets fluid through a vein. Zinc for ten days helps the bowel to heal; the doctor tells you how much. Antibiotics are seldom needed.`,
      `Kami mencari tanda kekurangan cairan dan menimbang anak Anda. Kebanyakan anak minum oralit di sini sampai membaik, lalu pulang. Anak yang kehilangan banyak cairan mendapat infus. Zink selama sepuluh hari membantu usus pulih; dokter menjelaskan takarannya. Antibiotik jarang diperlukan.`,
    ),
    specialists: ['pediatrics'],
    articles: ['fever-in-children'],
    sources: [
      who('Diarrhoeal disease', 'diarrhoeal-disease'),
      ministry('Buku Bagan Manajemen Terpadu Balita Sakit (MTBS)'),
    ],
  },
]
