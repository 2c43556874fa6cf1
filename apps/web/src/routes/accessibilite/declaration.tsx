import { Section } from '@registre/ui'
import { createFileRoute } from '@tanstack/react-router'
import { useConfiguration } from '../../components/configuration.tsx'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { GRILLE, TAUX } from './-grille.ts'

/** « Non conforme » until the operator says which audit it signed (ACCESSIBILITE_AUDIT). */
const Etat = () => {
  const audit = useConfiguration()?.auditAccessibilite ?? null
  return audit === null ? (
    <p>
      Le service est déclaré <strong>non conforme</strong> au référentiel général d’amélioration de
      l’accessibilité (RGAA 4.1.2) : aucun audit par un tiers n’a encore été publié. Ce n’est pas
      l’aveu d’un défaut connu, mais la seule mention possible sans audit.
    </p>
  ) : (
    <p>
      Le service est déclaré <strong>{audit.mention}</strong> au référentiel général d’amélioration
      de l’accessibilité (RGAA 4.1.2). L’audit fait par {audit.par}, achevé le {audit.jour}, montre
      que {audit.taux.toLocaleString('fr-FR')} % des critères applicables sont respectés.
    </p>
  )
}

const Page = () => (
  <div className="rc-page-courte">
    <h1 tabIndex={-1}>Déclaration d’accessibilité</h1>
    <p>
      L’exploitant s’engage à rendre ce service accessible, conformément à l’article 47 de la loi n°
      2005-102 du 11 février 2005. La présente déclaration porte sur le registre national des
      copropriétés.
    </p>
    <Section title="État de conformité">
      <Etat />
      <p>
        Une <InternalLink href="/accessibilite/grille">auto-évaluation</InternalLink> est faite par
        la méthode du référentiel sur {GRILLE.pages.length} pages :{' '}
        {TAUX.global.toLocaleString('fr-FR')} % des critères applicables y sont établis conformes,
        et le taux moyen des pages est de {TAUX.moyen.toLocaleString('fr-FR')} %. Le service se juge
        là lui-même, sans lecteur d’écran et sans personne handicapée : cela ne vaut pas un audit.
      </p>
    </Section>
    <Section title="Ce qui est contrôlé">
      <ul>
        <li>Chaque écran est contrôlé automatiquement, à chaque version, sans exception.</li>
        <li>L’affichage est contrôlé à 320 pixels de large.</li>
        <li>Les attestations, les lettres et les fiches mémo sont des PDF balisés.</li>
      </ul>
    </Section>
    <Section title="Contenus qui peuvent ne pas être accessibles">
      <p>
        Les documents déposés par les déclarants ne sont pas balisés : pour la sécurité de tous, le
        registre les réécrit, et leurs balises n’y survivent pas. Leur texte reste lisible par une
        technologie d’assistance dans la page qui les affiche, et ce qu’ils prouvent est déclaré
        dans les champs de la demande.
      </p>
    </Section>
    <Section title="Retour d’information">
      <p>
        Si un contenu ou un service vous résiste,{' '}
        <InternalLink href="/aide/formulaire">écrivez-nous</InternalLink> pour obtenir une solution
        de remplacement.
      </p>
    </Section>
    <Section title="Voies de recours">
      <p>
        Si vous n’obtenez pas de réponse satisfaisante, vous pouvez écrire au Défenseur des droits,
        contacter son délégué dans votre région, ou lui adresser un courrier gratuit, sans timbre :
        Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.
      </p>
    </Section>
  </div>
)

export const Route = createFileRoute('/accessibilite/declaration')({
  staticData: {
    titre: 'Déclaration d’accessibilité',
    rendu: true,
    fil: [{ label: 'Accessibilité', href: '/accessibilite' }],
  },
  component: Page,
})
