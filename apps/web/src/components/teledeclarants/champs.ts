import { LABELS_CIVILITE } from '@registre/domain'
import type { Facts } from '@registre/ui'
import { formatInstant, formatOuiNon, VIDE } from '../../lib/format.ts'
import type { Teledeclarant } from './teledeclarant.ts'

/**
 * Every field of a declarant's file, by its path: labels of the form, of the sheet and of a
 * conflict.
 */
export const LABELS_FICHE: Readonly<Record<string, string>> = {
  type: 'Type de télédéclarant',
  'etablissement.raisonSociale': 'Raison sociale',
  'etablissement.siret': 'SIRET',
  'etablissement.codeApe': 'Code APE',
  'etablissement.libelleApe': 'Activité',
  'etablissement.typeEtablissement': 'Type d’établissement',
  'etablissement.adresse': 'Adresse',
  'etablissement.codePostal': 'Code postal',
  'etablissement.commune': 'Commune',
  'etablissement.telephone': 'Téléphone',
  'representant.civilite': 'Civilité',
  'representant.nom': 'Nom',
  'representant.prenom': 'Prénom',
  'representant.email': 'Adresse électronique',
  'representant.telephone': 'Téléphone du représentant',
  'representant.adresse.complement': 'Complément d’adresse',
  'representant.adresse.batiment': 'Bâtiment',
  'representant.adresse.voie': 'Numéro et voie',
  'representant.adresse.lieuDit': 'Lieu-dit ou boîte postale',
  'representant.adresse.codePostal': 'Code postal du représentant',
  'representant.adresse.commune': 'Commune du représentant',
  'representant.adresse.pays': 'Pays',
  'parametres.statut': 'Statut',
  'parametres.certificatDn1': 'Certificat client, DN 1',
  'parametres.certificatDn2': 'Certificat client, DN 2',
  'parametres.emetteurDn1': 'Émetteur du certificat, DN 1',
  'parametres.emetteurDn2': 'Émetteur du certificat, DN 2',
}

const ouVide = (faits: Readonly<Record<string, string | undefined>>): Facts =>
  Object.fromEntries(Object.entries(faits).map(([label, value]) => [label, value || VIDE]))

/**
 * The lines above the town, which has its own: the stored ones end with it, as a letter wants them.
 */
const rueDe = ({ adresse, codePostal, commune }: Teledeclarant['etablissement']): string => {
  const ville = `${codePostal ?? ''} ${commune ?? ''}`.trim().toLowerCase()
  return (adresse ?? []).filter((ligne) => ligne && ligne.trim().toLowerCase() !== ville).join(', ')
}

export const lignesEtablissement = (t: Teledeclarant): Facts =>
  ouVide({
    Identifiant: String(t.id),
    Type: t.libelleType,
    ...(t.numEtude !== null && { 'Numéro d’étude': String(t.numEtude) }),
    'Raison sociale': t.etablissement.raisonSociale,
    SIRET: t.etablissement.siret,
    'Code APE': [t.etablissement.codeApe, t.etablissement.libelleApe].filter(Boolean).join(' – '),
    'Type d’établissement': t.etablissement.typeEtablissement,
    Adresse: rueDe(t.etablissement),
    Commune: [t.etablissement.codePostal, t.etablissement.commune].filter(Boolean).join(' '),
    Téléphone: t.etablissement.telephone,
  })

/** One line; the country alone is not an address. */
const adresseDe = (a: Teledeclarant['representant']['adresse']): string => {
  const lignes = [
    a.complement,
    a.batiment,
    a.voie,
    a.lieuDit,
    [a.codePostal, a.commune].filter(Boolean).join(' '),
  ].filter(Boolean)
  return lignes.length === 0 ? '' : [...lignes, a.pays].filter(Boolean).join(', ')
}

export const lignesRepresentant = ({ representant: r, domicilieEnFrance }: Teledeclarant): Facts =>
  ouVide({
    Nom: [r.civilite && LABELS_CIVILITE[r.civilite], r.prenom, r.nom].filter(Boolean).join(' '),
    'Adresse électronique': r.email,
    Téléphone: r.telephone,
    Adresse: adresseDe(r.adresse),
    'Domicilié en France': formatOuiNon(domicilieEnFrance),
  })

export const lignesParametres = ({ parametres: p, creeLe }: Teledeclarant): Facts =>
  ouVide({
    'Code d’activation': p.codeActivationLe
      ? `envoyé le ${formatInstant(p.codeActivationLe)}`
      : 'aucun code en cours',
    'Certificat client, DN 1': p.certificatDn1,
    'Certificat client, DN 2': p.certificatDn2,
    'Émetteur du certificat, DN 1': p.emetteurDn1,
    'Émetteur du certificat, DN 2': p.emetteurDn2,
    Inscrit: `le ${formatInstant(creeLe)}`,
  })
