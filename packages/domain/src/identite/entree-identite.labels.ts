import { type IdentiteEtat, LABELS_IDENTITE_ETAT } from '../acces/connexions.ts'
import type { IssueLien, MotifIdentite } from './entree-identite.ts'

/** What the person reads of a way in that failed, and what to do next. */
export const phraseMotifIdentite = (acces: IdentiteEtat, motif: MotifIdentite): string => {
  const nom = LABELS_IDENTITE_ETAT[acces]
  const PHRASES: Record<MotifIdentite, string> = {
    'fournisseur-indisponible': `${nom} ne répond pas pour le moment. Réessayez dans quelques minutes, ou connectez-vous avec votre mot de passe : le reste du registre fonctionne normalement.`,
    'reponse-refusee': `La réponse de ${nom} n’a pas pu être acceptée : elle a expiré, a déjà servi, ou n’a pas été demandée ici. Recommencez.`,
    annulee: `Vous avez interrompu la connexion par ${nom}. Vous pouvez la reprendre, ou vous connecter avec votre mot de passe.`,
    'non-configure': `La connexion par ${nom} n’est pas ouverte sur cette installation du registre : connectez-vous avec votre mot de passe.`,
    'identite-inconnue': `${nom} vous a reconnu, mais cette identité n’ouvre encore aucun compte du registre. Connectez-vous avec votre mot de passe, puis liez-la depuis « Mon compte » ; sans compte, créez-en un.`,
    'compte-ferme': `Le compte que ${nom} ouvrait est fermé. Écrivez au teneur du registre depuis l’aide.`,
    'session-perdue': `Votre session s’est fermée pendant que vous étiez chez ${nom}. Connectez-vous avec votre mot de passe, puis recommencez.`,
  }
  return PHRASES[motif]
}

/** What the person reads once a link was asked for. */
export const phraseIssueLien = (acces: IdentiteEtat, issue: IssueLien): string => {
  const nom = LABELS_IDENTITE_ETAT[acces]
  const PHRASES: Record<IssueLien, string> = {
    liee: `${nom} ouvre désormais votre compte.`,
    'autre-personne': `${nom} a désigné une autre personne que le titulaire de ce compte : rien n’a été lié. Si le nom du compte est inexact, corrigez-le ; si quelqu’un d’autre était connecté, déconnectez-le de ${nom}.`,
    'deja-liee': `Cette identité ouvre déjà un autre compte, ou ce compte est déjà lié à une autre. Retirez d’abord le lien existant.`,
    'preuve-perimee': 'Confirmez de nouveau que c’est vous, puis recommencez.',
  }
  return PHRASES[issue]
}
