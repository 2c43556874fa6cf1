import { PIECES_LIBRES_JOURS } from '@registre/domain'
import { Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { queryOf } from '../lib/api/index.ts'
import { InternalLink } from '../shell/InternalLink.tsx'

const Page = () => {
  const { data } = useQuery({
    ...queryOf('lireConfiguration')({}, { silent: true }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const attente = data?.demonstration
    ? 'Installation de démonstration : aucun exploitant.'
    : 'Non communiqué par l’exploitant de cette installation.'
  const dire = (texte: string | undefined) =>
    texte === undefined || texte === '' ? attente : texte
  return (
    <div className="rc-page-courte">
      <h1 tabIndex={-1}>Mentions légales</h1>
      <Section title="Éditeur">
        <p>{dire(data?.mentions.editeur)}</p>
        <p>Directeur de la publication : {dire(data?.mentions.directeur)}</p>
      </Section>
      <Section title="Hébergement">
        <p>{dire(data?.mentions.hebergeur)}</p>
      </Section>
      <Section title="Objet du service">
        <p>
          Le registre recense les copropriétés à usage d’habitation, en application des articles
          L711-1 à L711-7 et R711-1 à R711-21 du code de la construction et de l’habitation. L’
          <InternalLink href="/annuaire">annuaire</InternalLink> est ouvert à tous.
        </p>
      </Section>
      <Section title="Données personnelles">
        <p>
          Les coordonnées des représentants, des notaires et des agents servent à tenir le registre,
          mission d’intérêt public. Les messages envoyés par le formulaire de contact servent à y
          répondre. L’adresse d’un abonné à la lettre d’information, ou de qui suit une fiche, est
          effacée dès qu’il se désabonne. Un courriel envoyé par le registre est effacé 90 jours
          après son envoi ; une pièce déposée qu’aucun dossier ni brouillon ne retient,{' '}
          {PIECES_LIBRES_JOURS} jours après son dépôt.
        </p>
        <p>
          Pour accéder à vos données, les faire rectifier ou effacer, choisissez « Exercer mes
          droits sur mes données personnelles » dans le{' '}
          <InternalLink href="/aide/formulaire">formulaire de contact</InternalLink>. Vous pouvez
          aussi saisir la Commission nationale de l’informatique et des libertés.
        </p>
      </Section>
      <Section title="Cookies">
        <p>
          Le site n’utilise que les cookies nécessaires à la connexion et à la mémorisation de vos
          choix. Aucune mesure d’audience, aucun contenu d’un autre site.
        </p>
      </Section>
      <Section title="Réutilisation">
        <p>
          Les données publiques du registre se réutilisent librement, à condition d’en citer la
          source et la date. Le code de cette application est publié sous licence MIT.
        </p>
      </Section>
    </div>
  )
}

export const Route = createFileRoute('/mentionslegales')({
  staticData: { titre: 'Mentions légales', rendu: true },
  component: Page,
})
