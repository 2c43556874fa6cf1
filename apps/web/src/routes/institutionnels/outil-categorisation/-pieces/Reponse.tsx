import { Section } from '@registre/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
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
      <button type="button" className="fr-btn fr-btn--secondary fr-btn--sm" onClick={onRetry}>
        Réessayer
      </button>
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

/** What a search found: how many, the two ways to see them, and what may be done with them. */
export const Reponse = ({
  adresse,
  corps,
}: {
  adresse: AdresseRecherche
  corps: CorpsRecherche
}) => {
  const complet = usePeut('CATEGORISATION')
  const router = useRouter()
  const choix = useChoix()
  const [enregistrement, setEnregistrement] = useState(false)
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
  const hrefOf = (search: AdresseRecherche): string =>
    router.buildLocation({ to: ECRAN, search }).href
  return (
    <>
      <Section title={`Résultats : ${liste.data.territoire}`} titleId="categorisation-resultats">
        <p role="status" className="fr-text--lead fr-mb-1w">
          {total === undefined
            ? 'Décompte en cours…'
            : `${formatNombre(total)} ${total > 1 ? 'copropriétés' : 'copropriété'}`}
        </p>
        {liste.data.acces === 'PUBLIC' && (
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
          {complet && (
            <button
              type="button"
              className="fr-btn fr-btn--sm fr-btn--tertiary"
              onClick={() => setEnregistrement(true)}
            >
              Enregistrer la recherche
            </button>
          )}
        </div>
        {parTerritoire ? (
          groupes.data ? (
            <Regroupement reponse={groupes.data} adresse={adresse} />
          ) : (
            <p role="status">Regroupement en cours…</p>
          )
        ) : (
          <Resultats
            reponse={liste.data}
            page={adresse.page ?? 1}
            tri={{ field: triDe(adresse.tri), direction: adresse.sens ?? 'DESC' }}
            onTri={({ field, direction }) =>
              void router.navigate({
                to: ECRAN,
                search: {
                  ...recherche,
                  tri: field,
                  sens: direction,
                },
                resetScroll: false,
                replace: true,
              })
            }
            hrefOf={(page) => hrefOf({ ...adresse, page: page > 1 ? page : undefined })}
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
      {enregistrement && <Enregistrer recherche={corps} onFini={() => setEnregistrement(false)} />}
    </>
  )
}
