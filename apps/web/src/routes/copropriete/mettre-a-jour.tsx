import {
  cloturesADeclarer,
  type DonneesFinancieres,
  estMajAnnuelle,
  exerciceEnCours,
  formatFrDate,
  jeuSuivant,
  LABELS_TYPE_MAJ,
  normaliser,
  TYPES_MAJ_OUVRABLES,
} from '@registre/domain'
import { Button, Alert, KeyValueList, Buttons } from '@registre/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router'
import { nommerDeclaree } from '../../components/coproprietes/nommer.ts'
import {
  lienFiche,
  lienHistorique,
  lienMiseAJour,
  lienReprise,
} from '../../components/coproprietes/liens.ts'
import { valeurLisible } from '../../components/declaration/affichage.ts'
import { aujourdhuiParis } from '../../components/declaration/aujourdhui.ts'
import { loadOrNotFound, queryOf, useCommand } from '../../lib/api/index.ts'
import { Numero } from '../../components/Numero.tsx'
import { VIDE } from '../../lib/format.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { asOneOf, asPositive, compact } from '../../lib/search-params.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

const ficheQuery = (id: number) =>
  queryOf('visualiserCopropriete')({ params: { id } }, { silent: true })

const VERBES = {
  ANNUELLE: 'mettre-a-jour-annuelle',
  STANDARD: 'mettre-a-jour-standard',
  MODIFICATION_ADMIN: 'modifier-immatriculation',
} as const

const EXPLICATIONS = {
  ANNUELLE:
    'Déclarez les comptes approuvés par la dernière assemblée générale et vérifiez les autres données. Si les comptes n’ont pas été approuvés, vous pourrez l’indiquer.',
  STANDARD:
    'Corrigez ou complétez les données de la copropriété. Un exercice comptable déjà validé reste inchangé.',
  MODIFICATION_ADMIN:
    'Corrigez les données de la copropriété au nom du registre. Un exercice comptable déjà validé reste inchangé.',
} as const

/** What there is to declare, and the way in: the draft is opened, or taken up again. */
const Commencer = ({
  id,
  type,
  finances,
  suivant,
}: {
  id: number
  type: keyof typeof VERBES
  finances: DonneesFinancieres
  suivant: ReturnType<typeof jeuSuivant>
}) => {
  const navigate = useNavigate()
  const ouvrir = useCommand('commencerMiseAJour', { invalidates: ['listerBrouillons'] })
  const annuelle = type === 'ANNUELLE' && suivant === null
  const enCours = annuelle ? exerciceEnCours(finances, aujourdhuiParis()) : null
  const manquantes = annuelle ? cloturesADeclarer(finances, aujourdhuiParis()) : []
  const commencer = async (): Promise<void> => {
    const brouillon = await ouvrir.mutateAsync({
      body: { coproprieteId: id, type, preparer: suivant !== null },
    })
    await navigate({ href: lienReprise(Number(brouillon.id), brouillon.etape, type) })
  }
  return (
    <>
      {enCours !== null && (
        <Alert severity="info" className="fr-mt-3w">
          <p>
            Aucun exercice n’est à déclarer aujourd’hui : celui qui suit se termine le{' '}
            {formatFrDate(enCours)}, et ses comptes se déclarent une fois approuvés par l’assemblée
            générale. Une autre donnée se corrige dès maintenant par une mise à jour standard.
          </p>
        </Alert>
      )}
      {manquantes.length > 1 && (
        <Alert severity="info" className="fr-mt-3w">
          <p>
            {manquantes.length} exercices clos ne sont pas encore déclarés (
            {manquantes.map((cloture) => formatFrDate(cloture)).join(', ')}). La mise à jour propose
            le plus ancien ; les suivants se déclarent ensuite, l’un après l’autre.
          </p>
        </Alert>
      )}
      <p className="fr-mt-3w">
        Vos saisies sont enregistrées au fur et à mesure. Rien ne change dans le registre avant
        l’enregistrement final.
      </p>
      <Buttons className="fr-mt-2w">
        {enCours !== null && (
          <InternalLink className="fr-btn" href={lienMiseAJour(id, 'STANDARD')}>
            Faire une mise à jour standard
          </InternalLink>
        )}
        <Button
          kind={enCours === null ? undefined : 'secondary'}
          disabled={ouvrir.isPending}
          onClick={() => void commencer().catch(() => undefined)}
        >
          {suivant ? 'Préparer les bâtiments' : 'Commencer ou reprendre la mise à jour'}
        </Button>
        <InternalLink className="fr-btn fr-btn--secondary" href={lienHistorique(id)}>
          Voir l’historique
        </InternalLink>
      </Buttons>
    </>
  )
}

const Page = () => {
  const { id = 0, type = 'STANDARD', preparer = false } = Route.useSearch()
  const { data: fiche } = useSuspenseQuery(ficheQuery(id))
  const suivant = preparer ? jeuSuivant(aujourdhuiParis()) : null
  const titre = suivant
    ? `Préparer les données du ${formatFrDate(suivant.effet)}`
    : LABELS_TYPE_MAJ[type]
  const nom = nommerDeclaree(fiche.declaration)
  usePageTitle({ titre })
  const finances = normaliser(fiche.declaration?.immatCopropriete).donneesFinancieres
  const possible = fiche.actions.includes(VERBES[type])
  return (
    <section className="rc-page-courte">
      <h1 tabIndex={-1}>{titre}</h1>
      <p className="fr-text--lead">
        {nom}, <Numero valeur={fiche.numeroImmatriculation} />
      </p>
      <p>
        {suivant
          ? `Décrivez dès maintenant chaque bâtiment. Votre saisie est gardée comme brouillon ; elle se dépose à partir du ${formatFrDate(suivant.effet)}, et une mise à jour annuelle commencée ensuite la reprend.`
          : EXPLICATIONS[type]}
      </p>
      <KeyValueList
        items={{
          'Dernier exercice déclaré, clos le': valeurLisible(
            'dateClotureComptes',
            finances.dateClotureComptes,
          ),
          'Comptes approuvés le': valeurLisible('dateAg', finances.dateAg),
          'Comptes de l’exercice approuvés': estMajAnnuelle(type)
            ? finances.comptesNonApprouves
              ? 'Non'
              : 'Oui'
            : undefined,
          'Représentant légal': fiche.teledeclarant || VIDE,
        }}
      />
      {possible ? (
        <Commencer id={id} type={type} finances={finances} suivant={suivant} />
      ) : (
        <div className="fr-alert fr-alert--warning fr-mt-3w">
          <h2 className="fr-alert__title">Cette mise à jour n’est pas possible</h2>
          <p>
            Seul le syndic en exercice, ou le dernier syndic dont le mandat est expiré, peut mettre
            à jour une copropriété. État actuel : {fiche.libelleEtat}.{' '}
            <InternalLink href={lienFiche(id)}>Voir la fiche</InternalLink>
          </p>
        </div>
      )}
    </section>
  )
}

export const Route = createFileRoute('/copropriete/mettre-a-jour')({
  staticData: {
    titre: 'Mettre à jour une copropriété',
    autorites: [
      'MAJ_COPROPRIETE_ANNUELLE',
      'MAJ_COPROPRIETE_STANDARD',
      'MAJ_COPROPRIETE_ANNUELLE_EXPIRE',
      'MAJ_COPROPRIETE_STANDARD_EXPIRE',
      'MAJ_COPROPRIETE_AVANT_VALIDATION',
    ],
    fil: [{ label: 'Gérer une copropriété', href: '/copropriete?filter=seeAllCopro' }],
  },
  validateSearch: (raw: Record<string, unknown>) =>
    compact({
      id: asPositive(raw['id']),
      type: asOneOf(TYPES_MAJ_OUVRABLES)(raw['type']),
      preparer: String(raw['preparer']) === 'true' || undefined,
    }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context, deps: { id } }) => {
    if (id === undefined) throw notFound()
    await loadOrNotFound(context.queryClient, ficheQuery(id))
  },
  component: Page,
})
