import { idParcelle, type Parcelle, parcelleLisible } from '@registre/domain'
import type { Facts } from '@registre/ui'
import type { Answer } from '../../lib/api/index.ts'
import { formatNombre, formatNumero } from '../../lib/format.ts'
import { LienExterne } from '../LienExterne.tsx'

export type FicheAnnuaire = Answer<'lireFicheAnnuaire'>

const siOui = (n: number): string | undefined => (n > 0 ? formatNombre(n) : undefined)

/** The parcels of a sheet as the land register is asked for them; another writing than its 14 signs is left out. */
export const lireParcelles = (f: FicheAnnuaire): Omit<Parcelle, 'geolocalisee'>[] =>
  f.parcelles.flatMap((id) => {
    const [, codeInsee = '', prefixe = '', section = '', numero = ''] =
      /^([0-9AB]{5})(\d{3})([0-9A-Z]{2})(\d{4})$/i.exec(id) ?? []
    return section === ''
      ? []
      : [
          {
            codePostal: '',
            commune: f.commune?.nom ?? '',
            communeAbsorbee: '',
            codeInsee,
            prefixe,
            section: section.replace(/^0/, ''),
            numero,
          },
        ]
  })

const Parcelles = ({ f }: { f: FicheAnnuaire }) => {
  const lues = new Map(lireParcelles(f).map((p) => [idParcelle(p), p]))
  return (
    <ul className="rc-fiche-liste rc-fiche-liste--rang">
      {f.parcelles.map((id) => {
        const lue = lues.get(id.toUpperCase())
        return (
          <li key={id}>
            {lue ? (
              <LienExterne
                ou=", la parcelle au cadastre"
                href={`https://cadastre.data.gouv.fr/map?parcelleId=${encodeURIComponent(id.toUpperCase())}`}
              >
                {`${lue.prefixe === '000' ? '' : `préfixe ${lue.prefixe}, `}${parcelleLisible(id)}`}
              </LienExterne>
            ) : (
              id
            )}
          </li>
        )
      })}
    </ul>
  )
}

const Territoire = ({ f }: { f: FicheAnnuaire }) => {
  const autres = [f.arrondissement, f.epci, f.departement, f.region].flatMap((t) => t?.nom || [])
  return (
    <>
      {f.commune && (
        <>
          {f.commune.nom} (
          <LienExterne
            ou=", les chiffres de l’INSEE sur la commune"
            href={`https://www.insee.fr/fr/statistiques/2011101?geo=COM-${f.commune.code}`}
          >
            {f.commune.code}
          </LienExterne>
          ){autres.length > 0 && ', '}
        </>
      )}
      {autres.join(', ')}
    </>
  )
}

/** 999 500 028 00017: how people read it. */
export const ecrireSiret = (siret: string): string =>
  siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1 $2 $3 $4')

/** What is built, in words; its lots by kind are drawn beside. */
export const bati = ({
  nombreBatiments: n,
  periodeConstruction: periode,
}: FicheAnnuaire): string => {
  const pluriel = n > 1 ? 's' : ''
  const construction = /^(Avant|De|À) /.test(periode)
    ? `construit${pluriel} ${periode[0]?.toLowerCase()}${periode.slice(1)}`
    : 'période de construction non connue'
  return `${formatNombre(n)} bâtiment${pluriel}, ${construction}`
}

/** Where it is, and what it is at law. */
export const lignesLieu = (f: FicheAnnuaire): Facts => ({
  [f.adressesComplementaires.length > 1 ? 'Autres adresses' : 'Autre adresse']:
    f.adressesComplementaires.length === 0 ? undefined : (
      <ul className="rc-fiche-liste">
        {f.adressesComplementaires.map((a) => (
          <li key={a}>{a}</li>
        ))}
      </ul>
    ),
  [f.parcelles.length > 1 ? 'Parcelles' : 'Parcelle']:
    f.parcelles.length === 0 ? 'Non renseignée' : <Parcelles f={f} />,
  Territoire: <Territoire f={f} />,
  Syndicat: `${
    f.syndicatPrincipal
      ? 'Principal'
      : `Secondaire${f.numeroPrincipal ? ` de ${formatNumero(f.numeroPrincipal)}` : ''}`
  }, ${f.syndicatCooperatif ? 'coopératif' : 'non coopératif'}, ${f.residenceService ? 'résidence-service' : 'hors résidence-service'}`,
  'Associations syndicales libres': siOui(f.nombreAsl),
  'Associations foncières urbaines libres': siOui(f.nombreAful),
  'Unions de syndicats': siOui(f.nombreUnions),
})
