import { type FieldError, RegisterError, reglesMotDePasseNonRespectees } from '@registre/domain'
import { estCourant } from './mots-de-passe-courants.ts'

const erreursDe = (motDePasse: string, login: string): FieldError[] => {
  const manquantes = reglesMotDePasseNonRespectees(motDePasse)
  const refus = (code: string, message: string): FieldError[] => [
    { champ: 'newPassword', code, message },
  ]
  if (manquantes.length > 0)
    return refus(
      'regles',
      `Le mot de passe doit contenir : ${manquantes.map((r) => r.label).join(', ')}.`,
    )
  if (estCourant(motDePasse))
    return refus('courant', 'Ce mot de passe est trop courant : choisissez-en un autre.')
  const [nom = ''] = login.split('@')
  if (nom.length >= 4 && motDePasse.toLowerCase().includes(nom.toLowerCase()))
    return refus('identifiant', 'Le mot de passe ne doit pas contenir votre identifiant.')
  return []
}

/**
 * Accepts a new password for a login. Throws `regles-non-respectees`: rules of the accounts, common
 * passwords, the login itself.
 */
export const exigerMotDePasseSur = (motDePasse: string, login: string): void => {
  const champs = erreursDe(motDePasse, login)
  if (champs.length > 0) throw new RegisterError('regles-non-respectees', { champs })
}
