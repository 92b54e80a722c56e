/** Above the advice that follows an answer about the body (question 11). */
export const SEE_A_DOCTOR_TITLE = '医療機関への相談をおすすめします'

/** After an answer about the body that a doctor should hear of (question 11). */
export const SEE_A_DOCTOR =
  'お答えいただいた症状は、医療機関への相談をおすすめします。ドナーの手続きとは別に、どうぞご自身のからだを大切になさってください。'
