import type { AccesCategorisation } from '@registre/domain'
import { Button, Section } from '@registre/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { type ComponentProps, useState } from 'react'
import { isApiError, queryOf } from '../../../../lib/api/index.ts'
import { formatNombre } from '../../../../lib/format.ts'
import { piece } from '../../../../lib/piece.tsx'
import { usePeut } from '../../../../lib/session.ts'
import { Emporter } from './Exports.tsx'
import type { AdresseRecherche } from './adresse.ts'
import type { CorpsRecherche } from './recherche.ts'
import { Regle } from './Regle.tsx'
import { Regroupement } from './Regroupement.tsx'
import { Resultats } from './Resultats.tsx'
import { triDe } from './tris.ts'

const Enregistrer = piece(async () => (await import('./Enregistrees.tsx')).Enregistrer)
const ECRAN = '/institutionnels/outil-categorisation'

const Faute = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <div className="fr-alert fr-alert--error fr-my-2w" role="alert">
    <p>{isApiError(error) ? error.problem.message : 'La recherche n’a pas pu être faite.'}</p>
    {isApiError(error) && (error.problem.champs ?? []).length > 0 && (
      <ul>
        {error.problem.champs?.map((c) => (
          <li key={c.champ}>{c.message}</li>
        ))}
      </ul>
    )}
    {!(isApiError(error) && error.problem.status === 400) && (
      <Button kind="secondary" small onClick={onRetry}>
        Réessayer
      </Button>
    )}
  </div>
)

const useChoix = () => {
  const [numeros, setNumeros] = useState<ReadonlySet<string>>(new Set())
  const basculer = (numero: string) =>
    setNumeros((avant) => {
      const apres = new Set(avant)
      if (!apres.delete(numero)) apres.add(numero)
      return apres
    })
  return { numeros, basculer }
}

/** What the answer leaves out, and why. */
const Limites = ({ acces, plein }: { acces: AccesCategorisation; plein: boolean }) => {
  const complet = usePeut('CATEGORISATION')
  return (
    <>
      {acces === 'PUBLIC' && (
        <p className="fr-text--sm">
          {complet
            ? 'Ce territoire n’est pas le vôtre : seules les données publiques et leurs signes sont montrés.'
            : 'Les signes ne tiennent compte que des données publiques. Les institutions voient aussi, sur leur territoire, les finances, l’énergie et les procédures, et la classe qu’elles font.'}
        </p>
      )}
      {plein && (
        <p className="fr-text--sm">
          4 000 copropriétés ou plus répondent : elles sont regroupées par territoire. Ouvrez un
          territoire, ou ajoutez un critère, pour en voir la liste.
        </p>
      )}
    </>
  )
}

const Enregistrement = ({ corps }: { corps: CorpsRecherche }) => {
  const [ouvert, setOuvert] = useState(false)
  if (!usePeut('CATEGORISATION')) return null
  return (
    <>
      <Button kind="tertiary" small onClick={() => setOuvert(true)}>
        Enregistrer la recherche
      </Button>
      {ouvert && <Enregistrer recherche={corps} onFini={() => setOuvert(false)} />}
    </>
  )
}

/** The co-ownerships one by one; the page and the order are in the address. */
const ListeTrouvee = ({
  adresse,
  ...resultats
}: Pick<ComponentProps<typeof Resultats>, 'reponse' | 'choix' | 'refreshing'> & {
  adresse: AdresseRecherche
}) => {
  const router = useRouter()
  return (
    <Resultats
      {...resultats}
      page={adresse.page ?? 1}
      tri={{ field: triDe(adresse.tri), direction: adresse.sens ?? 'DESC' }}
      onTri={({ field: tri, direction: sens }) =>
        void router.navigate({
          to: ECRAN,
          search: { ...adresse, vue: undefined, page: undefined, tri, sens },
          resetScroll: false,
          replace: true,
        })
      }
      hrefOf={(page) =>
        router.buildLocation({
          to: ECRAN,
          search: { ...adresse, page: page > 1 ? page : undefined },
        }).href
      }
    />
  )
}

/** What a search found: how many, the two ways to see them, and what may be done with them. */
export const Reponse = ({
  adresse,
  corps,
}: {
  adresse: AdresseRecherche
  corps: CorpsRecherche
}) => {
  const choix = useChoix()
  const liste = useQuery({
    ...queryOf('chercherCategorisation')({ body: corps }, { silent: true }),
    placeholderData: keepPreviousData,
  })
  const plein = liste.data?.plafonne === true
  const parTerritoire = adresse.vue === 'territoires' || plein
  const groupes = useQuery({
    ...queryOf('regrouperCategorisation')({ body: corps }, { silent: true }),
    enabled: parTerritoire,
  })
  const error = liste.error ?? (parTerritoire ? groupes.error : null)
  if (error)
    return (
      <Faute
        error={error}
        onRetry={() => void (liste.error ? liste.refetch() : groupes.refetch())}
      />
    )
  if (!liste.data) return <p role="status">Recherche en cours…</p>
  const total = plein ? groupes.data?.total : liste.data.totalItems
  const { vue: _vue, page: _page, tri: _tri, sens: _sens, ...recherche } = adresse
  return (
    <>
      <Section title={`Résultats : ${liste.data.territoire}`} titleId="categorisation-resultats">
        <p role="status" className="fr-text--lead fr-mb-1w">
          {total === undefined
            ? 'Décompte en cours…'
            : `${formatNombre(total)} ${total > 1 ? 'copropriétés' : 'copropriété'}`}
        </p>
        <Limites acces={liste.data.acces} plein={plein} />
        <Regle acces={liste.data.acces} />
        <div className="rc-actions fr-mb-2w">
          {!plein && (
            <Link
              to={ECRAN}
              search={parTerritoire ? recherche : { ...recherche, vue: 'territoires' as const }}
              resetScroll={false}
              className="fr-link"
            >
              {parTerritoire ? 'Voir la liste des copropriétés' : 'Voir par territoire'}
            </Link>
          )}
          <Enregistrement corps={corps} />
        </div>
        {parTerritoire ? (
          groupes.data ? (
            <Regroupement reponse={groupes.data} adresse={adresse} />
          ) : (
            <p role="status">Regroupement en cours…</p>
          )
        ) : (
          <ListeTrouvee
            adresse={adresse}
            reponse={liste.data}
            choix={choix}
            refreshing={liste.isPlaceholderData}
          />
        )}
      </Section>
      {total !== 0 && (
        <Emporter
          recherche={corps}
          numeros={[...choix.numeros]}
          nombre={choix.numeros.size > 0 ? choix.numeros.size : (total ?? 0)}
          total={total ?? 0}
        />
      )}
    </>
  )
}
