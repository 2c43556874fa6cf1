import { afficherNumero } from '@registre/domain'
import type { KeyValue } from '@registre/ui'
import type { Answer } from '../../lib/api/index.ts'
import { formatNombre } from '../../lib/format.ts'

export type FicheAnnuaire = Answer<'lireFicheAnnuaire'>

const ABSENT = 'Non renseigné'
const texte = (valeur: string | null): string => valeur || ABSENT
const nombre = (valeur: number | null): string => (valeur === null ? ABSENT : formatNombre(valeur))
const ouiNon = (valeur: boolean): string => (valeur ? 'Oui' : 'Non')
const lieu = (label: string, t: FicheAnnuaire['commune']): KeyValue[] =>
  t && t.nom !== '' ? [{ label, value: `${t.nom} (${t.code})` }] : []
const siOui = (label: string, n: number): KeyValue[] =>
  n > 0 ? [{ label, value: formatNombre(n) }] : []

/** Identity of a public sheet, as label and value. */
export const lignesIdentite = (f: FicheAnnuaire): KeyValue[] => [
  { label: 'Numéro d’immatriculation', value: afficherNumero(f.numeroImmatriculation) },
  { label: 'Nom d’usage', value: texte(f.nom) },
  { label: 'Statut de la copropriété', value: f.statutCopropriete },
  { label: 'Date d’immatriculation', value: texte(f.dateImmatriculation) },
  { label: 'Dernière mise à jour', value: texte(f.dateDerniereMaj) },
  { label: 'Date du règlement de copropriété', value: texte(f.dateReglement) },
  {
    label: 'Syndicat',
    value: f.syndicatPrincipal
      ? 'Principal'
      : `Secondaire${f.numeroPrincipal ? ` de ${afficherNumero(f.numeroPrincipal)}` : ''}`,
  },
  { label: 'Syndicat coopératif', value: ouiNon(f.syndicatCooperatif) },
  { label: 'Résidence-service', value: ouiNon(f.residenceService) },
  ...siOui('Associations syndicales libres', f.nombreAsl),
  ...siOui('Associations foncières urbaines libres', f.nombreAful),
  ...siOui('Unions de syndicats', f.nombreUnions),
]

/** Where it is. */
export const lignesLieu = (f: FicheAnnuaire): KeyValue[] => [
  { label: 'Adresse de référence', value: texte(f.adresse) },
  ...f.adressesComplementaires.map((value, i) => ({
    label: `Adresse complémentaire ${i + 1}`,
    value,
  })),
  ...lieu('Commune', f.commune),
  ...lieu('Arrondissement', f.arrondissement),
  ...lieu('Intercommunalité', f.epci),
  ...lieu('Département', f.departement),
  ...lieu('Région', f.region),
  {
    label: f.parcelles.length > 1 ? 'Parcelles cadastrales' : 'Parcelle cadastrale',
    value: texte(f.parcelles.join(', ')),
  },
]

/** Who runs it, as far as the public may know. */
export const lignesSyndic = (f: FicheAnnuaire): KeyValue[] => [
  { label: 'Type de syndic', value: f.typeSyndic },
  ...(f.syndic
    ? [
        { label: 'Nom', value: texte(f.syndic.nom) },
        ...(f.syndic.siret ? [{ label: 'SIRET', value: f.syndic.siret }] : []),
        ...(f.syndic.commune ? [{ label: 'Commune du syndic', value: f.syndic.commune }] : []),
      ]
    : []),
  { label: 'Mandat', value: f.mandat.libelle },
  ...(f.mandat.dateDebut ? [{ label: 'Début du mandat', value: f.mandat.dateDebut }] : []),
  ...(f.mandat.dateFin ? [{ label: 'Fin du mandat', value: f.mandat.dateFin }] : []),
]

/** What is built. */
export const lignesBati = (f: FicheAnnuaire): KeyValue[] => [
  { label: 'Nombre total de lots', value: nombre(f.nombreLots) },
  { label: 'Lots d’habitation, de bureaux ou de commerces', value: nombre(f.nombreLotsPrincipaux) },
  { label: 'Lots d’habitation', value: nombre(f.nombreLotsHabitation) },
  { label: 'Lots de stationnement', value: nombre(f.nombreLotsStationnement) },
  { label: 'Bâtiments', value: nombre(f.nombreBatiments) },
  { label: 'Période de construction', value: texte(f.periodeConstruction) },
]
