import { type IssueRetour, noterRetour } from '../modules/adresses/noter-retour.ts'
import { systemClock } from '../platform/clock.ts'
import { readSettings } from '../platform/env.ts'
import { readBeginning } from '../platform/mailer/read-return.ts'
import type { Commande } from './commande.ts'

const PHRASES: Readonly<Record<IssueRetour, string>> = {
  NON_REGLE: 'Ignoré : RETOURS_ADRESSE n’est pas réglée.',
  PAS_UN_REFUS: 'Ignoré : ce message n’annonce pas un refus définitif.',
  JETON_INCONNU: 'Ignoré : ce message ne porte pas de signature du registre qui vaille encore.',
  DEJA_NOTE: 'Ce retour était déjà noté.',
  NOTE: 'Retour noté : l’adresse est à corriger.',
}

/** For a mail server: whatever the message, it is taken; a register that is away takes it later. */
export const retour: Commande = {
  aide: 'Lit sur l’entrée standard un courriel revenu à RETOURS_ADRESSE, comme un serveur de courriels le donne : un refus définitif marque l’adresse ; sortie 75 quand il faut le redonner plus tard',
  plusTard: true,
  executer: async ({ db, env }) => {
    const issue = await noterRetour(
      { db, settings: readSettings(env), clock: systemClock },
      await readBeginning(process.stdin),
    )
    return { bien: true, donnees: { issue }, lignes: [PHRASES[issue]] }
  },
}
