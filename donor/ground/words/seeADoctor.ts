/** Question 11. */
export const SEE_A_DOCTOR_TITLE = '医療機関への相談をおすすめします'

export const SEE_A_DOCTOR =
  'お答えいただいた症状は、医療機関への相談をおすすめします。ドナーの手続きとは別に、どうぞご自身のからだを大切になさってください。'
