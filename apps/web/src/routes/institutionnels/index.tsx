import { LABELS_NIVEAU_GEOGRAPHIQUE } from '@registre/domain'
import { KeyValueList, Section } from '@registre/ui'
import { createFileRoute } from '@tanstack/react-router'
import { type Compte, useCompteConnecte } from '../../lib/session.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { TUILES_INSTITUTION } from '../-accueil/tuiles.ts'
import { ChiffresCles } from '../-accueil/ChiffresCles.tsx'
import { Tuiles } from '../-accueil/Tuiles.tsx'
import { Outils } from './-pieces/Outils.tsx'
import { Presentation } from './-pieces/Presentation.tsx'
import { RecherchesGardees } from './-pieces/RecherchesGardees.tsx'

const Territoire = ({ territoire }: { territoire: NonNullable<Compte['territoire']> }) => (
  <Section title="Votre territoire">
    <KeyValueList
      items={{
        Niveau: LABELS_NIVEAU_GEOGRAPHIQUE[territoire.niveau],
        Territoire:
          territoire.niveau === 'NATIONAL' ? undefined : `${territoire.nom} (${territoire.code})`,
      }}
    />
    <p className="fr-text--sm fr-mt-2w">
      Il est celui de votre organisme. S’il est inexact,{' '}
      <InternalLink href="/aide/formulaire">signalez-le au teneur du registre</InternalLink>.
    </p>
  </Section>
)

const Page = () => {
  const compte = useCompteConnecte()
  return (
    <>
      <h1 tabIndex={-1}>Bonjour {`${compte.prenom} ${compte.nom}`.trim() || compte.login}</h1>
      <p className="fr-text--lead">{compte.raisonSociale}</p>
      {compte.territoire && (
        <ChiffresCles
          titre={
            compte.territoire.niveau === 'NATIONAL'
              ? 'Le registre aujourd’hui'
              : `${compte.territoire.nom} aujourd’hui`
          }
          lien={
            compte.territoire.niveau === 'NATIONAL'
              ? 'Tous les chiffres'
              : 'Tous les chiffres de votre territoire'
          }
          territoire={compte.territoire}
        />
      )}
      <RecherchesGardees />
      <Outils />
      {compte.territoire && <Territoire territoire={compte.territoire} />}
      <Tuiles titre="Vos services" tuiles={TUILES_INSTITUTION} />
      <Presentation />
      <Section title="Besoin d’aide ?">
        <p>
          Relisez à tout moment la{' '}
          <InternalLink className="fr-link" href="/institutionnels/charte-confidentialite">
            charte de confidentialité
          </InternalLink>{' '}
          que vous avez acceptée. Pour une question sur votre accès ou sur les données,{' '}
          <InternalLink className="fr-link" href="/aide/formulaire">
            écrivez au teneur du registre
          </InternalLink>
          .
        </p>
      </Section>
    </>
  )
}

/** The institutions' home (specification 1, section 2, "Home page by profile"). */
export const Route = createFileRoute('/institutionnels/')({
  staticData: {
    titre: 'Espace des institutions',
    accueil: true,
    autorites: ['CHART_CONFIDENTIALITE'],
  },
  component: Page,
})
