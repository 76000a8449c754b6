/** What is an emergency for people with diabetes, as lines of a list. Defined only here. */
export const dangerWithDiabetes = {
  en: `- someone with diabetes who cannot be woken: give nothing by mouth
- trembling, sweating or confusion that does not pass after sugar or juice
- high sugar with vomiting, deep breathing or drowsiness`,
  id: `- penyandang diabetes tidak dapat dibangunkan: jangan beri apa pun lewat mulut
- gemetar, berkeringat, atau bingung yang tidak hilang setelah minum gula atau jus
- gula tinggi disertai muntah, napas dalam, atau mengantuk`,
}
