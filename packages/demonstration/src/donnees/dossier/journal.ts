import { addDays, type EtatCopropriete, type IsoDate } from '@registre/domain'
import { categorieDe, cheminDe } from '../chemins.ts'
import type { Lot } from '../lot.ts'
import type { Calendrier } from './calendrier.ts'
import { type Contexte, type Dossier, instant } from './contexte.ts'

/** An update of the demonstration, for its line in the journal. */
export interface MiseAJour {
  id: number
  jour: IsoDate
  typeMaj: string
}

/** Adds the lines that led it to its state, its updates among them. */
export const ajouterJournal = (
  { lot, teneurs, r, aujourdhui }: Contexte,
  d: Dossier,
  jours: Calendrier,
  majs: MiseAJour[],
): void => {
  const teneur = r.pick(teneurs)
  const hier = addDays(aujourdhui, -1)
  let de = ''
  let plancher = jours.commence
  let suite: IsoDate | null = null
  for (const [type, vers] of cheminDe(d.recette)) {
    const calendrier = type.endsWith('-mandat')
    const parTeneur = /^(ouvrir|valider|refuser|confirmer|demander-precisions|annuler)/.test(type)
    const demandeur =
      type === 'demander-rattachement' || type === 'declarer-dissolution' ? d.syndic : d.auteur
    const prevu: IsoDate =
      jourDe(type, d, jours, aujourdhui) ?? (suite ? addDays(suite, 1) : jours.commence)
    suite = prevu
    const jour = prevu > plancher ? prevu : plancher
    lot.ajouter('journal', {
      // A step a day, and none in the future.
      instant: instant(jour < hier ? jour : hier, d.rang),
      categorie: categorieDe(type),
      type,
      modalite: calendrier ? 'TRAITEMENT' : 'ECRAN',
      acteur_id: calendrier ? null : parTeneur ? teneur.utilisateurId : demandeur.utilisateurId,
      acteur_profil: calendrier ? '' : parTeneur ? teneur.profil : demandeur.profil,
      teledeclarant_id: calendrier || parTeneur ? null : demandeur.teledeclarantId,
      copropriete_id: d.id,
      declaration_id: null,
      de,
      vers,
      motif: '',
      donnees: {},
      request_id: '',
    })
    de = vers
    // Updates come while the mandate runs; what follows in the life of the co-ownership comes after
    // the last one.
    if (vers !== 'IMMATRICULEE_RATTACHEE') continue
    for (const maj of majs.splice(0).filter((m) => m.jour > jour && m.jour < hier)) {
      journaliserMiseAJour(lot, d, maj, vers)
      plancher = addDays(maj.jour, 1)
    }
  }
}

/** The day that the calendar gives to an event; null for one that follows the one before by a day. */
const jourDe = (
  type: string,
  { recette }: Dossier,
  jours: Calendrier,
  aujourdhui: IsoDate,
): IsoDate | null => {
  if (type === 'creer-brouillon') return jours.commence
  if (/^(soumettre|immatriculer-par-notaire)/.test(type)) return jours.depot
  if (type === 'demander-rattachement' || type === 'declarer-dissolution') return jours.demande
  if (type === 'expirer-mandat') return addDays(aujourdhui, (recette.periode?.[1] ?? 0) + 1)
  return type === 'remplacer-mandat' ? jours.mandat : null
}

/** An update that was filed while the mandate ran. */
const journaliserMiseAJour = (
  lot: Lot,
  d: Dossier,
  { id, jour, typeMaj }: MiseAJour,
  etat: EtatCopropriete,
): void =>
  lot.ajouter('journal', {
    instant: instant(jour, d.rang),
    categorie: 'DECLARATION',
    type: 'mettre-a-jour',
    modalite: 'ECRAN',
    acteur_id: d.syndic.utilisateurId,
    acteur_profil: d.syndic.profil,
    teledeclarant_id: d.syndic.teledeclarantId,
    copropriete_id: d.id,
    declaration_id: id,
    de: etat,
    vers: etat,
    motif: '',
    donnees: { typeMaj },
    request_id: '',
  })
