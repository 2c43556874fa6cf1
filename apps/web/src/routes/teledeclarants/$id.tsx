import { Button, Alert, KeyValueList, Section, StateBadge } from '@registre/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Certificats } from '../../components/certificats/Certificats.tsx'
import { SeConnecterALaPlace } from '../../components/compte/SeConnecterALaPlace.tsx'
import {
  lignesEtablissement,
  lignesParametres,
  lignesRepresentant,
} from '../../components/teledeclarants/champs.ts'
import { FormulaireTeledeclarant } from '../../components/teledeclarants/FormulaireTeledeclarant.tsx'
import { RegenererCode } from '../../components/teledeclarants/RegenererCode.tsx'
import { RepriseADecider } from '../../components/teledeclarants/RepriseADecider.tsx'
import { RetirerRattachements } from '../../components/teledeclarants/RetirerRattachements.tsx'
import { SuspendreTeledeclarant } from '../../components/teledeclarants/SuspendreTeledeclarant.tsx'
import { SupprimerTeledeclarant } from '../../components/teledeclarants/SupprimerTeledeclarant.tsx'
import { VeilleAnnuaire } from '../../components/teledeclarants/VeilleAnnuaire.tsx'
import {
  hrefComptes,
  nomDuTeledeclarant,
  type Teledeclarant,
  teledeclarantQuery,
  TON_STATUT_TELEDECLARANT,
} from '../../components/teledeclarants/teledeclarant.ts'
import { idOrNotFound, loadOrNotFound } from '../../lib/api/index.ts'
import { formatNombre } from '../../lib/format.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { asOneOf, compact } from '../../lib/search-params.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

const nomDe = (t: Teledeclarant): string =>
  nomDuTeledeclarant(
    {
      raisonSociale: t.etablissement.raisonSociale ?? '',
      nom: t.representant.nom,
      prenom: t.representant.prenom,
    },
    Number(t.id),
  )

const Actions = ({
  t,
  onModifier,
  onSupprimer,
}: {
  t: Teledeclarant
  onModifier: () => void
  onSupprimer: () => void
}) => (
  <div className="rc-actions fr-my-2w rc-non-imprime">
    {t.allowedToEdit && <Button onClick={onModifier}>Modifier la fiche</Button>}
    <InternalLink className="fr-btn fr-btn--secondary" href={hrefComptes(Number(t.id))}>
      Gérer les comptes utilisateurs ({formatNombre(t.nbUtilisateurs)})
    </InternalLink>
    <SeConnecterALaPlace
      utilisateurId={t.utilisateurEmpruntable === null ? null : Number(t.utilisateurEmpruntable)}
      nom={t.nomAdmin}
      precision={t.etablissement.raisonSociale}
      teledeclarantId={Number(t.id)}
      grand
    />
    <RegenererCode teledeclarant={t} />
    <SuspendreTeledeclarant t={t} nom={nomDe(t)} />
    <RetirerRattachements t={t} />
    {t.allowedToDelete && (
      <Button kind="tertiary-no-outline" onClick={onSupprimer}>
        Supprimer le télédéclarant
      </Button>
    )}
  </div>
)

const Fiche = ({ t }: { t: Teledeclarant }) => (
  <>
    <Section title="Établissement">
      {t.saisiALaMain && (
        <Alert severity="warning" className="fr-mb-2w">
          <p>
            L’annuaire des entreprises n’a pas confirmé cet établissement : son représentant en a
            saisi les informations. Vérifiez-les avant de vous y fier.
          </p>
        </Alert>
      )}
      <VeilleAnnuaire t={t} />
      <RepriseADecider t={t} />
      <KeyValueList
        items={{ ...lignesEtablissement(t), Copropriétés: formatNombre(t.nbCoproprietes) }}
      />
    </Section>
    <Section title="Représentant légal">
      <KeyValueList items={lignesRepresentant(t)} />
    </Section>
    <Section title="Paramètres techniques">
      <KeyValueList items={lignesParametres(t)} />
    </Section>
    {t.type === 'NOTAIRE' && <Certificats idTeledeclarant={Number(t.id)} />}
  </>
)

const Page = () => {
  const { id } = Route.useParams()
  const { modifier } = Route.useSearch()
  const navigate = Route.useNavigate()
  const router = useRouter()
  const { data: t } = useSuspenseQuery(teledeclarantQuery(Number(id)))
  const [aSupprimer, setASupprimer] = useState(false)
  const nom = nomDe(t)
  const edition = modifier === '1' && t.allowedToEdit
  usePageTitle({ titre: edition ? `Modifier ${nom}` : nom })
  const fermer = () => void navigate({ search: {}, replace: true })
  return (
    <>
      <h1 tabIndex={-1}>{edition ? `Modifier ${nom}` : nom}</h1>
      <p>
        <StateBadge tone={TON_STATUT_TELEDECLARANT[t.parametres.statut]}>
          {t.parametres.libelleStatut}
        </StateBadge>{' '}
        {!t.comptesActifs && <StateBadge tone="warning">Désactivé</StateBadge>}
      </p>
      {edition ? (
        <FormulaireTeledeclarant key={String(t.id)} teledeclarant={t} onFini={fermer} />
      ) : (
        <>
          <Actions
            t={t}
            onModifier={() => void navigate({ search: { modifier: '1' } })}
            onSupprimer={() => setASupprimer(true)}
          />
          <Fiche t={t} />
        </>
      )}
      <SupprimerTeledeclarant
        cible={aSupprimer ? { id: Number(t.id), nom } : null}
        onClose={(supprime) => {
          setASupprimer(false)
          if (supprime) void router.navigate({ to: '/teledeclarants' })
        }}
      />
    </>
  )
}

const asUn = asOneOf(['1'])

export const Route = createFileRoute('/teledeclarants/$id')({
  staticData: {
    titre: 'Télédéclarant',
    autorites: ['LIRE_TELEDECLARANT'],
    fil: [{ label: 'Liste des télédéclarants', href: '/teledeclarants' }],
  },
  validateSearch: (raw: Record<string, unknown>) =>
    compact({
      modifier: asUn(
        typeof raw['modifier'] === 'number' ? String(raw['modifier']) : raw['modifier'],
      ),
    }),
  loader: async ({ context, params }) => {
    await loadOrNotFound(context.queryClient, teledeclarantQuery(idOrNotFound(params.id)))
  },
  component: Page,
})
