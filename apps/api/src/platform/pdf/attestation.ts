import { afficherNumero } from '@registre/domain'
import type { Font } from './pdf-fonts.ts'
import { ACCENT, FOND, GRIS } from './pdf-layout.ts'
import { TaggedPdf } from './tagged-pdf.ts'

/** What an attestation says; dates are ISO days (`2026-11-21`). */
export interface DonneesAttestation {
  /** `AA0000001`; printed `AA0-000-001`. */
  numero: string
  /** Usage name of the co-ownership, when it has one. */
  nom: string | null
  adresses: readonly AdresseAttestation[]
  dateImmatriculation: string
  dateReglement: string | null
  /** Null when the co-ownership has nobody to represent it. */
  representant: RepresentantAttestation | null
  nbLots: number
  nbLotsPrincipaux: number | null
  parcelles: readonly string[]
  dateDerniereMiseAJour: string | null
  /** Whether its annual updates are filed in time, in a sentence. */
  aJour: string | null
  /** When this document is made. */
  editeLe: Date
}
export interface AdresseAttestation {
  voie: string
  codePostal: string
  commune: string
}
export interface RepresentantAttestation {
  nature: string
  nom: string
  siret: string | null
  adresse: AdresseAttestation | null
  mandatDebut: string | null
  mandatFin: string | null
}

export const NBSP = '\u00A0'

export function jour(iso: string): string {
  const [annee, mois, quantieme] = iso.split('-')
  return `${quantieme}/${mois}/${annee}`
}
export const surUneLigne = (a: AdresseAttestation): string =>
  `${a.voie}, ${a.codePostal} ${a.commune}`
const siretAffiche = (siret: string): string =>
  siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/u, `$1${NBSP}$2${NBSP}$3${NBSP}$4`)
const nombre = (n: number): string => new Intl.NumberFormat('fr-FR').format(n)

function lignesRepresentant(r: RepresentantAttestation | null): [string, string][] {
  if (r === null) return [['Représentant légal', 'Aucun représentant légal n’est déclaré.']]
  const lignes: [string, string][] = [['Représentant légal', `${r.nom}\n${r.nature}`]]
  if (r.siret !== null) lignes.push(['SIRET du représentant', siretAffiche(r.siret)])
  if (r.adresse !== null) lignes.push(['Adresse du représentant', surUneLigne(r.adresse)])
  if (r.mandatDebut !== null) {
    const fin = r.mandatFin === null ? '' : ` au ${jour(r.mandatFin)}`
    lignes.push([
      'Mandat en cours',
      `${r.mandatFin === null ? 'Depuis le' : 'Du'} ${jour(r.mandatDebut)}${fin}`,
    ])
  }
  return lignes
}

function lignesIdentite(d: DonneesAttestation): [string, string][] {
  const [reference, ...autres] = d.adresses
  const lignes: [string, string][] = [
    ['Numéro d’immatriculation', afficherNumero(d.numero)],
    ['Date d’immatriculation', jour(d.dateImmatriculation)],
    ['Nom d’usage', d.nom ?? 'Sans nom d’usage'],
    ['Adresse de référence', reference === undefined ? 'Non renseignée' : surUneLigne(reference)],
  ]
  if (autres.length > 0)
    lignes.push(['Adresses complémentaires', autres.map(surUneLigne).join('\n')])
  if (d.parcelles.length > 0)
    lignes.push([
      d.parcelles.length > 1 ? 'Parcelles cadastrales' : 'Parcelle cadastrale',
      d.parcelles.join(', '),
    ])
  if (d.dateReglement !== null)
    lignes.push(['Règlement de copropriété', `Daté du ${jour(d.dateReglement)}`])
  lignes.push(['Nombre de lots', nombre(d.nbLots)])
  if (d.nbLotsPrincipaux !== null) lignes.push(['Dont lots principaux', nombre(d.nbLotsPrincipaux)])
  if (d.dateDerniereMiseAJour !== null)
    lignes.push(['Dernière mise à jour', jour(d.dateDerniereMiseAJour)])
  if (d.aJour !== null) lignes.push(['Mise à jour annuelle', d.aJour])
  return lignes
}

/** How whoever is handed the paper, or its file, makes sure of it. */
export const A_VERIFIER =
  'Cette attestation se vérifie sur le site du registre, page « Vérifier une attestation », par le numéro d’immatriculation ou par le fichier.'
    .replace('« ', `«${NBSP}`)
    .replace(' »', `${NBSP}»`)

/** Makes the certificate of registration of a co-ownership, as an accessible PDF. */
export async function attestationImmatriculation(
  d: DonneesAttestation,
  police: Font = 'source-sans',
): Promise<Uint8Array> {
  const numero = afficherNumero(d.numero)
  const titre = `Attestation d’immatriculation ${numero}`
  const jourEdition = new Intl.DateTimeFormat('fr-FR', {
    dateStyle: 'long',
    timeZone: 'Europe/Paris',
  }).format(d.editeLe)
  const pdf = await TaggedPdf.create({
    titre,
    sujet: 'Immatriculation d’une copropriété au registre national',
    entete: 'Registre national des copropriétés',
    pied: `${titre} · éditée le ${jourEdition}`,
    date: d.editeLe,
    police,
  })
  const [reference] = d.adresses
  const designation = [
    d.nom === null ? 'la copropriété' : `la copropriété «${NBSP}${d.nom}${NBSP}»`,
    reference === undefined ? '' : `, située ${surUneLigne(reference)},`,
  ]
  pdf.h1('Attestation d’immatriculation')
  pdf.p(
    `Le teneur du registre national des copropriétés atteste que ${designation.join('')} est immatriculée depuis le ${jour(d.dateImmatriculation)} sous le numéro${NBSP}:`,
  )
  pdf.p(numero, { taille: 26, gras: true, couleur: ACCENT, centre: true, fond: FOND, apres: 18 })
  pdf.table({
    caption: 'La copropriété',
    rows: lignesIdentite(d),
    largeurs: [1, 2],
    enteteLigne: true,
  })
  pdf.table({
    caption: 'Sa représentation',
    rows: lignesRepresentant(d.representant),
    largeurs: [1, 2],
    enteteLigne: true,
  })
  pdf.p(`Attestation éditée le ${jourEdition}.`, { gras: true, apres: 4 })
  pdf.p(
    'Les informations figurant au registre sont déclarées par le représentant légal de la copropriété ou par le notaire, sous leur responsabilité. L’immatriculation est prévue aux articles L. 711-1 et suivants du code de la construction et de l’habitation ; le numéro d’immatriculation doit figurer dans tout acte authentique de vente d’un lot.'.replace(
      ' ;',
      `${NBSP};`,
    ),
    { taille: 9.5, couleur: GRIS },
  )
  pdf.p(A_VERIFIER, { taille: 9.5, couleur: GRIS })
  return pdf.save()
}
