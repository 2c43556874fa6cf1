/** What each dated fact of a mail means for who reads it, the nearest to an act first. */
const DATES = [
  ['dateLimite', 'Votre réponse est attendue avant le'],
  ['reponseAvant', 'Vous pouvez répondre jusqu’au'],
  ['expire', 'Le lien de ce courriel vaut jusqu’au'],
  ['echeance', 'Décision au plus tard le'],
  ['dateFinMandat', 'Fin du mandat le'],
  ['dateSuppression', 'Suppression prévue le'],
  ['datePriseFonction', 'Prise de fonction annoncée au'],
] as const

/** The next date that a mail is about, in a sentence; nothing for a mail without one. */
export const prochaineDate = (donnees: object): { prochaineDate?: string } => {
  const lus = new Map<string, unknown>(Object.entries(donnees))
  for (const [cle, phrase] of DATES) {
    const date = lus.get(cle)
    if (typeof date === 'string' && date !== '') return { prochaineDate: `${phrase} ${date}.` }
  }
  return {}
}
