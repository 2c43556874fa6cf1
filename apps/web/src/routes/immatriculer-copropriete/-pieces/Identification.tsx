import { estSiret, normaliserSiret } from '@registre/domain'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api/index.ts'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { AdresseReference } from '../../../components/declaration/adresse/AdresseReference.tsx'
import { AdressesComplementaires } from '../../../components/declaration/adresse/AdressesComplementaires.tsx'
import {
  ChampCase,
  ChampDate,
  ChampEntier,
  ChampOuiNon,
  ChampTexte,
} from '../../../components/declaration/champs.tsx'
import { Parcelles } from '../../../components/declaration/parcelle/Parcelles.tsx'
import { useProposition } from '../../../components/declaration/use-proposition.ts'
import { PageEtape } from './PageEtape.tsx'

const NATURE = [
  { value: 'true', label: 'Syndicat principal' },
  { value: 'false', label: 'Syndicat secondaire' },
]

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
    <PageEtape slug="identification" bloc="identification">
      <h2 className="fr-h5">Nom et adresses</h2>
      <ChampTexte
        name="identification.nomCopropriete"
        hint="50 caractères au plus, par exemple : Résidence Les Tilleuls"
        inputProps={{ autoComplete: 'off' }}
      />
      <AdresseReference />
      <AdressesComplementaires />
      <Parcelles />
      <h2 className="fr-h5 fr-mt-3w">Règlement de copropriété et lots</h2>
      <ChampDate name="identification.dateReglementCopropriete" />
      <ChampEntier name="identification.nbLots" />
      <ChampEntier name="identification.nbLotsHabBurCom" />
      <ChampEntier
        name="identification.nbLotsHab"
        {...(tousLogements
          ? {
              hint: 'Proposé : tous sont des logements. Corrigez s’il y a des bureaux ou des commerces',
            }
          : {})}
      />
      <ChampEntier name="identification.nbLotsStationnement" />
      <h2 className="fr-h5 fr-mt-3w">Syndicat de copropriétaires</h2>
      <ChampOuiNon name="identification.syndicatPrincipal" options={NATURE} />
      {!saisie.identification.syndicatPrincipal && (
        <ChampTexte
          name="identification.numImmatriculationCoproprietePrincipale"
          hint="2 lettres et 7 chiffres, par exemple AC1-234-567"
          inputProps={{ autoComplete: 'off' }}
        />
      )}
      <ChampCase name="identification.syndicatCooperatif" />
      <ChampCase name="identification.residenceService" />
      <ChampTexte
        name="identification.siret"
        inputProps={{ inputMode: 'numeric', autoComplete: 'off' }}
      />
      <SiretInconnu saisi={saisie.identification.siret} />
      <h2 className="fr-h5 fr-mt-3w">Structures auxquelles la copropriété adhère</h2>
      <ChampEntier name="identification.nbAsl" />
      <ChampEntier name="identification.nbAful" />
      <ChampEntier name="identification.nbUnionsSyndicats" />
    </PageEtape>
  )
}
