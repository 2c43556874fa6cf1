import { estSiret, normaliserSiret } from '@registre/domain'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api/index.ts'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { AdresseReference } from '../../../components/declaration/adresse/AdresseReference.tsx'
import { AdressesComplementaires } from '../../../components/declaration/adresse/AdressesComplementaires.tsx'
import { Champ, Champs } from '../../../components/declaration/champs.tsx'
import { Parcelles } from '../../../components/declaration/parcelle/Parcelles.tsx'
import { useProposition } from '../../../components/declaration/use-proposition.ts'
import { PageEtape } from './PageEtape.tsx'

/**
 * A SIRET whose digits hold but that the directory of companies does not know: said, never refused,
 * since the directory may be late or silent.
 */
const SiretInconnu = ({ saisi }: { saisi: string }) => {
  const siret = normaliserSiret(saisi)
  const { data } = useQuery({
    ...queryOf('verifierSiret')({ params: { siret } }, { silent: true }),
    enabled: estSiret(siret),
    retry: false,
  })
  return (
    <div role="status">
      {data?.response === false && (
        <p className="fr-message fr-message--warning fr-mt-n2w fr-mb-3w">
          L’annuaire des entreprises ne connaît aucun établissement ouvert de ce SIRET. Vérifiez-le,
          ou laissez le champ vide.
        </p>
      )}
    </div>
  )
}

/** Second step: what the co-ownership is, and where. */
export const Identification = () => {
  const { saisie, faits } = useBrouillon()
  const { nbLotsHabBurCom } = faits.contenu.identification
  const tousLogements = useProposition(
    'identification.nbLotsHab',
    nbLotsHabBurCom === null ? null : String(nbLotsHabBurCom),
  )
  return (
    <PageEtape bloc="identification">
      <h2 className="fr-h5">Nom et adresses</h2>
      <Champ name="identification.nomCopropriete" />
      <AdresseReference />
      <AdressesComplementaires />
      <Parcelles />
      <h2 className="fr-h5 fr-mt-3w">Règlement de copropriété et lots</h2>
      <Champs
        noms={[
          'identification.dateReglementCopropriete',
          'identification.nbLots',
          'identification.nbLotsHabBurCom',
        ]}
      />
      <Champ
        name="identification.nbLotsHab"
        {...(tousLogements
          ? {
              hint: 'Proposé : tous sont des logements. Corrigez s’il y a des bureaux ou des commerces',
            }
          : {})}
      />
      <Champ name="identification.nbLotsStationnement" />
      <h2 className="fr-h5 fr-mt-3w">Syndicat de copropriétaires</h2>
      <Champs
        noms={[
          'identification.syndicatPrincipal',
          'identification.numImmatriculationCoproprietePrincipale',
          'identification.syndicatCooperatif',
          'identification.residenceService',
          'identification.siret',
        ]}
      />
      <SiretInconnu saisi={saisie.identification.siret} />
      <h2 className="fr-h5 fr-mt-3w">Structures auxquelles la copropriété adhère</h2>
      <Champs
        noms={['identification.nbAsl', 'identification.nbAful', 'identification.nbUnionsSyndicats']}
      />
    </PageEtape>
  )
}
