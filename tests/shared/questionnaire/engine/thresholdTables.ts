import type { Version } from '../../../../shared/questionnaire/engine/versions'

const first = `
Q02 outside open
Q04 pregnant open | breastfeeding open | recent 6m
Q06 yes 3m
Q07 care REVIEW! | animals REVIEW!
Q08 yes 4w
Q09 noGerm 4w | germ 6m
Q10 yes 4w
Q11 blood REVIEW! | black REVIEW! | weightLoss REVIEW!
Q12 yes 4w
Q13 overThreeDaily REVIEW! | seldom REVIEW!
Q14 1 +4w | 2 REVIEW | 6 REVIEW | 7 +4w
Q16 yes REVIEW!
Q17 once 4w | regular REVIEW!
Q18 yes PERM
Q19 ibs PERM | treated PERM | curedRecently 24m | cured REVIEW
Q20 coeliac PERM | eosinophilic PERM | pancreatitis PERM | other PERM
Q21 polyp REVIEW! | polyposis PERM | cancer PERM
Q22 yes PERM
Q23 major PERM | appendix REVIEW | colonoscopy 3m | otherOperation REVIEW
Q24 diabetes PERM | organ PERM | metabolic REVIEW! | mild REVIEW!
Q25 hashimoto REVIEW! | thyroid PERM | connective PERM | sclerosis PERM | other PERM
Q26 hayMild REVIEW | haySevere REVIEW! | foodMild REVIEW! | anaphylaxis PERM | asthma PERM | eczema PERM | past REVIEW!
Q27 neurological PERM | developmental PERM | painOrFatigue PERM
Q28 past REVIEW | current REVIEW!
Q29 cancer PERM | blood PERM | other REVIEW!
Q30 hepatitisB PERM | hepatitisC PERM | hiv PERM | htlv1 PERM | malaria PERM | trypanosoma PERM
Q30 syphilisCured REVIEW! | tuberculosisCured REVIEW! | syphilis PERM | tuberculosis PERM
Q31 yes 12m
Q32 yes 12m
Q33 graft PERM | growthHormone PERM
Q34 yes 6m
Q35 tattoo 6m | earlobe 1m | piercing 6m | makeup 6m | acupuncture 6m
Q36 yes +6m
Q37 yes 12m
Q38 injected PERM | used 6m
Q39 uk1980 PERM | uk1997 PERM | prion PERM
Q40 domestic 3m | abroad 12m
Q41 yes REVIEW!
Q42 KR 4w | US 4w | GB 4w | AU 4w | TH 6m | IN 6m | BR 6m | KE 6m | elsewhere 6m
Q43 diarrhoea 6m | care 12m
Q44 influenza 4w | covid19 4w | shinglesInactivated 4w | other 4w
Q44 measlesRubella 6m | chickenpox 6m | mumps 6m | shinglesLive 6m | influenzaNasal 6m | bcg 6m | yellowFever 6m
Q44 otherLive 6m | unsure 6m
Q45 yes 3m
Q46 stopped 3m | regular REVIEW!
Q47 current PERM | chemotherapy PERM | shortSteroid 3m | past REVIEW!
Q48 yes 3m
Q49 painkillerRegular 1m | kampo REVIEW | sleeping REVIEW | other REVIEW
Q50 yes 1m
Q51 smoke REVIEW! | drinkHeavy REVIEW!
Q52 vegan REVIEW | lowCarb REVIEW | fasting REVIEW | otherDiet REVIEW | eatingWorry REVIEW!
Q53 ibd REVIEW! | cancer REVIEW! | coeliac REVIEW!
`

/**
 * The rules of each version once more, by hand: `3m` and `4w` after the event, `+4w` after the answer, `open` without a
 * day. What is not here passes. A later version is the one before it with its own lines laid over.
 */
export const thresholdTables: Record<Version, readonly string[]> = {
  '2026.11-1': [first],
  '2026.11-2': [first],
}
