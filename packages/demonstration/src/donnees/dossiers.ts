import type { Acteurs } from './ecrire-comptes.ts'
import { ajouterDossier } from './dossier.ts'
import type { Acteur, Contexte, Dossier } from './dossier/contexte.ts'
import { adresseDans, tirerLieu, type Lieu } from './lieux.ts'
import { tirerLots, tirerNom } from './noms.ts'
import { DOUBLONS, RECETTES, type Recette } from './recettes.ts'

/** Proofs are made for what a keeper opens, and for a share of the rest. */
const RANGS_AVEC_DOCUMENT = 40

const choisirSyndic = (acteurs: Acteurs, rang: number): Acteur => {
  const pour = rang % 20
  if (pour < 8)
    return acteurs.compte(
      ['tele_pro_admin_princ', 'tele_pro_admin_second', 'tele_pro_gestion'][pour % 3] ??
        'tele_pro_gestion',
    )
  if (pour < 13)
    return acteurs.compte(
      ['tele_pro_admin_princ.b', 'tele_pro_gestion.b', 'tele_pro_gestion.b2'][pour % 3] ??
        'tele_pro_gestion.b',
    )
  if (pour < 15)
    return acteurs.compte(pour === 13 ? 'tele_nonpro_admin_princ' : 'tele_nonpro_gestion')
  return acteurs.etablissement(['SYNDIC_3', 'SYNDIC_4', 'SYNDIC_5'][pour % 3] ?? 'SYNDIC_3')
}

/**
 * Some addresses are as a person typed them: their syndic has to find them on the map (the first
 * firm's; no original of a near-duplicate).
 */
const aLocaliser = (lieu: Lieu, rang: number): Lieu =>
  rang > 40 && rang % 40 === 4
    ? { ...lieu, adresse: adresseDans(lieu.rue, lieu.numero, false) }
    : lieu

/**
 * The same street, spelt or numbered otherwise, the same parcel: what a keeper has to recognise.
 */
const lieuVoisin = (lieu: Lieu, rang: number): Lieu => {
  const [parcelle] = lieu.parcelles
  const voie = lieu.rue.nom
    .replace(/^Avenue /, 'Av. ')
    .replace(/^Boulevard /, 'Bd ')
    .replace('Saint', 'St')
    .replace('Général', 'Gal')
  const numero =
    rang % 3 === 2 && lieu.numero < lieu.rue.dernierNumero ? lieu.numero + 1 : lieu.numero
  const adresse = {
    ...adresseDans(lieu.rue, numero),
    ...(rang % 2 === 0 ? { voie, idBan: '' } : {}),
  }
  return { ...lieu, numero, adresse, secondaires: [], parcelles: parcelle ? [parcelle] : [] }
}

/**
 * The co-ownerships of the demonstration: every recipe, then the near-duplicates of registered
 * ones. Gives their number.
 */
export const ajouterDossiers = (
  c: Contexte,
  acteurs: Acteurs,
  numeros: readonly string[],
): number => {
  const pris = new Set<string>()
  const faits: Dossier[] = []
  const ajouter = (recette: Recette, original: Dossier | null): void => {
    const rang = faits.length
    // One succession in two is asked to a firm with accounts of its own, so that both sides can be
    // tried.
    const [syndic, concurrent] =
      recette.concurrent && rang % 2 === 1
        ? [choisirSyndic(acteurs, rang + 9), choisirSyndic(acteurs, rang)]
        : [choisirSyndic(acteurs, rang), choisirSyndic(acteurs, rang + 9)]
    const notaire = acteurs.compte(
      ['notaire_admin', 'notaire_notaire', 'notaire_admin.b'][rang % 3] ?? 'notaire_admin',
    )
    const dossier: Dossier = {
      id: c.lot.id('copropriete'),
      rang,
      recette,
      nom: original ? original.nom.replace('Résidence des ', 'Les ').toUpperCase() : tirerNom(c.r),
      lieu: original ? lieuVoisin(original.lieu, rang) : aLocaliser(tirerLieu(c.r, pris), rang),
      lots: original ? original.lots + (rang % 2) : tirerLots(c.r),
      auteur: recette.notaire ? notaire : syndic,
      syndic,
      concurrent,
      numero: recette.numerotee
        ? (numeros[faits.filter((f) => f.numero !== null).length] ?? null)
        : null,
      remplaceeParId: recette.remplacee ? (faits[rang % 60]?.id ?? null) : null,
      avecDocument: rang < RANGS_AVEC_DOCUMENT || recette.demande !== undefined,
    }
    ajouterDossier(c, dossier)
    faits.push(dossier)
  }
  for (const recette of RECETTES) for (let n = 0; n < recette.nombre; n += 1) ajouter(recette, null)
  for (const [rang, recette] of DOUBLONS.entries()) ajouter(recette, faits[rang * 7 + 3] ?? null)
  return faits.length
}

export const nombreNumerotees = RECETTES.reduce(
  (total, recette) => total + (recette.numerotee ? recette.nombre : 0),
  0,
)
