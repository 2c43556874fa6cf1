import { afficherNumero } from '@registre/domain'
import type { KeyValue } from '@registre/ui'
import type { Answer } from '../../lib/api/index.ts'
import { formatNombre } from '../../lib/format.ts'
import { LienExterne } from '../LienExterne.tsx'

export type FicheAnnuaire = Answer<'lireFicheAnnuaire'>

const ABSENT = 'Non renseigné'
const texte = (valeur: string | null): string => valeur || ABSENT
const nombre = (valeur: number | null): string => (valeur === null ? ABSENT : formatNombre(valeur))
const ouiNon = (valeur: boolean): string => (valeur ? 'Oui' : 'Non')
const siDit = (label: string, value: string | null): KeyValue[] => (value ? [{ label, value }] : [])
const siOui = (label: string, n: number): KeyValue[] =>
  n > 0 ? [{ label, value: formatNombre(n) }] : []
const lieu = (label: string, t: FicheAnnuaire['commune']): KeyValue[] =>
  t && t.nom !== '' ? [{ label, value: t.nom }] : []

/** A parcel as people read it, with where the cadastre shows it; null for another writing. */
const lireParcelle = (id: string): { libelle: string; href: string } | null => {
  const [, prefixe = '', section = '', numero = ''] =
    /^[0-9AB]{5}(\d{3})([0-9A-Z]{2})(\d{4})$/i.exec(id) ?? []
  return section === ''
    ? null
    : {
        libelle: `${prefixe === '000' ? '' : `préfixe ${prefixe}, `}section ${section.replace(/^0/, '')}, n° ${Number(numero)}`,
        href: `https://cadastre.data.gouv.fr/map?parcelleId=${encodeURIComponent(id.toUpperCase())}`,
      }
}

const Parcelles = ({ ids }: { ids: readonly string[] }) =>
  ids.length === 0 ? (
    ABSENT
  ) : (
    <ul className="rc-fiche-liste">
      {ids.map((id) => {
        const lue = lireParcelle(id)
        return (
          <li key={id}>{lue ? <LienExterne href={lue.href}>{lue.libelle}</LienExterne> : id}</li>
        )
      })}
    </ul>
  )

const Commune = ({ commune: c }: { commune: NonNullable<FicheAnnuaire['commune']> }) => (
  <>
    {c.nom}
    <span className="fr-hint-text">
      code Insee{' '}
      <LienExterne href={`https://www.insee.fr/fr/statistiques/2011101?geo=COM-${c.code}`}>
        {c.code}
      </LienExterne>
    </span>
  </>
)

/** 999 500 028 00017: how people read it. */
const ecrireSiret = (siret: string): string =>
  siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1 $2 $3 $4')

/** Who runs it, as far as the public may know. */
export const lignesSyndic = (f: FicheAnnuaire): KeyValue[] => [
  ...(f.syndic ? [{ label: 'Nom', value: texte(f.syndic.nom) }] : []),
  { label: 'Type de syndic', value: f.typeSyndic },
  ...(f.syndic?.siret
    ? [
        {
          label: 'SIRET',
          value: (
            <LienExterne
              href={`https://annuaire-entreprises.data.gouv.fr/etablissement/${f.syndic.siret}`}
            >
              {ecrireSiret(f.syndic.siret)}
            </LienExterne>
          ),
        },
      ]
    : []),
  ...siDit('Commune du syndic', f.syndic?.commune ?? ''),
  { label: 'Mandat', value: f.mandat.libelle },
  ...siDit('Début du mandat', f.mandat.dateDebut),
  ...siDit('Fin du mandat', f.mandat.dateFin),
]

/** What is built. */
export const lignesBati = (f: FicheAnnuaire): KeyValue[] => [
  { label: 'Lots, au total', value: nombre(f.nombreLots) },
  { label: 'Lots d’habitation, de bureaux ou de commerces', value: nombre(f.nombreLotsPrincipaux) },
  { label: 'Lots d’habitation', value: nombre(f.nombreLotsHabitation) },
  { label: 'Lots de stationnement', value: nombre(f.nombreLotsStationnement) },
  { label: 'Bâtiments', value: nombre(f.nombreBatiments) },
  { label: 'Période de construction', value: texte(f.periodeConstruction) },
]

/** Where it is. */
export const lignesLieu = (f: FicheAnnuaire): KeyValue[] => [
  { label: 'Adresse de référence', value: texte(f.adresse) },
  ...f.adressesComplementaires.map((value, i) => ({
    label: `Adresse complémentaire ${i + 1}`,
    value,
  })),
  ...(f.commune && f.commune.nom !== ''
    ? [{ label: 'Commune', value: <Commune commune={f.commune} /> }]
    : []),
  ...lieu('Arrondissement', f.arrondissement),
  ...lieu('Intercommunalité', f.epci),
  ...lieu('Département', f.departement),
  ...lieu('Région', f.region),
  {
    label: f.parcelles.length > 1 ? 'Parcelles cadastrales' : 'Parcelle cadastrale',
    value: <Parcelles ids={f.parcelles} />,
  },
]

/** What the register says of its own entry. */
export const lignesRegistre = (f: FicheAnnuaire): KeyValue[] => [
  { label: 'Numéro d’immatriculation', value: afficherNumero(f.numeroImmatriculation) },
  { label: 'Date d’immatriculation', value: texte(f.dateImmatriculation) },
  { label: 'Dernière mise à jour', value: texte(f.dateDerniereMaj) },
  { label: 'Date du règlement de copropriété', value: texte(f.dateReglement) },
  {
    label: 'Syndicat',
    value: `${
      f.syndicatPrincipal
        ? 'Principal'
        : `Secondaire${f.numeroPrincipal ? ` de ${afficherNumero(f.numeroPrincipal)}` : ''}`
    }, ${f.syndicatCooperatif ? 'coopératif' : 'non coopératif'}`,
  },
  { label: 'Résidence-service', value: ouiNon(f.residenceService) },
  ...siOui('Associations syndicales libres', f.nombreAsl),
  ...siOui('Associations foncières urbaines libres', f.nombreAful),
  ...siOui('Unions de syndicats', f.nombreUnions),
]
