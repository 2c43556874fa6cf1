import {
  addDays,
  BASCULE_2027,
  champsDates,
  champsDuJeu,
  formatFrDate,
  LABELS_BLOC,
  LABELS_PETIT_SYNDICAT,
  LABELS_SURETE,
  PETITS_SYNDICATS,
  SEUILS_DEBITEUR,
} from '@registre/domain'
import { DataTable, Section } from '@registre/ui'
import { createFileRoute } from '@tanstack/react-router'
import { useJourDuRegistre } from '../../components/configuration.tsx'
import { InternalLink } from '../../shell/InternalLink.tsx'

/** What is asked of the whole otherwise; the question beside an order is told with the order. */
const CHANGEES = champsDates().filter(
  (c) => c.effet < BASCULE_2027 && c.en2027 !== undefined && !c.champ.startsWith('flag'),
)
const DES_BATIMENTS = champsDuJeu('2027').filter((c) => c.champ.startsWith('batiments.'))

/** What a person gathers before the day: the papers that answer most of the questions. */
const PAPIERS = [
  'le diagnostic de performance énergétique collectif, ou l’audit énergétique, de chaque bâtiment : son étiquette, sa date et son numéro ;',
  'le carnet d’entretien de l’immeuble : chauffage, eau chaude, ventilation, ascenseurs ;',
  'le diagnostic structurel de chaque bâtiment, s’il a été fait : sa date ;',
  'le règlement de copropriété ou l’état descriptif de division : les bâtiments, leur nom et leurs étages ;',
  'le plan pluriannuel de travaux, ou son projet.',
]

/** What can be done before the day, and what a declarant finds from it on. */
const VosBatiments = ({ enVigueur }: { enVigueur: boolean }) =>
  enVigueur ? (
    <p>
      Le nombre de bâtiments déjà déclaré, leur période de construction et leur chauffage sont
      repris à la première mise à jour : il reste à les compléter. Un brouillon commencé avant cette
      date est conservé, ainsi que les bâtiments que vous avez préparés.
    </p>
  ) : (
    <>
      <p>
        Le nombre de bâtiments déjà déclaré, leur période de construction et leur chauffage seront
        repris : il restera à les compléter. Un brouillon commencé avant cette date est conservé.
      </p>
      <p>
        Vous pouvez décrire vos bâtiments dès maintenant : sur la fiche de la copropriété,
        choisissez « Préparer les bâtiments ». Ce brouillon se dépose à partir du{' '}
        {formatFrDate(BASCULE_2027)}.
      </p>
    </>
  )

const Page = () => {
  const jour = formatFrDate(BASCULE_2027)
  const enVigueur = useJourDuRegistre() >= BASCULE_2027
  return (
    <>
      <h1 tabIndex={-1}>Ce qui se déclare à partir du {jour}</h1>
      <p className="fr-text--lead">
        {enVigueur
          ? `Depuis le ${jour}, une déclaration décrit chaque bâtiment, au lieu de compter les bâtiments. Ce qui a été déposé avant reste tel qu’il a été déclaré.`
          : `Jusqu’au ${formatFrDate(addDays(BASCULE_2027, -1))}, rien ne change. Une déclaration déposée à partir du ${jour} décrit chaque bâtiment, au lieu de compter les bâtiments.`}
      </p>
      <Section
        title={enVigueur ? 'Ce que vous réunissez' : 'Ce que vous pouvez réunir dès maintenant'}
      >
        <ul>
          {PAPIERS.map((papier) => (
            <li key={papier}>{papier}</li>
          ))}
        </ul>
        <VosBatiments enVigueur={enVigueur} />
      </Section>
      <Section title="De chaque bâtiment">
        <DataTable
          caption="Données déclarées pour chaque bâtiment"
          captionHidden
          rows={DES_BATIMENTS}
          rowKey={(c) => c.champ}
          columns={[
            { key: 'donnee', header: 'Donnée', rowHeader: true, render: (c) => c.libelle },
            { key: 'surete', header: 'Certitude', render: (c) => LABELS_SURETE[c.surete] },
            { key: 'source', header: 'Source', render: (c) => c.source },
          ]}
        />
        <p>
          Les données techniques de plus de dix ans sont redemandées. Ce qui est « probable » peut
          encore changer avec les textes d’application.
        </p>
      </Section>
      <Section title="De la copropriété">
        <DataTable
          caption="Données de la copropriété qui changent"
          captionHidden
          rows={CHANGEES}
          rowKey={(c) => `${c.bloc}.${c.champ}`}
          columns={[
            { key: 'donnee', header: 'Donnée', rowHeader: true, render: (c) => c.libelle },
            { key: 'bloc', header: 'Rubrique', render: (c) => LABELS_BLOC[c.bloc] },
            { key: 'devient', header: `À partir du ${jour}`, render: (c) => c.en2027 },
          ]}
        />
      </Section>
      <Section title="Les copropriétaires débiteurs">
        <p>
          C’est la date de clôture de l’exercice qui compte : un exercice clos avant le {jour}{' '}
          compte les copropriétaires qui doivent {SEUILS_DEBITEUR['2016'].court}, quel que soit le
          jour du dépôt ; un exercice clos depuis, ceux qui doivent {SEUILS_DEBITEUR['2027'].court}.
        </p>
      </Section>
      <Section title="Les petits syndicats">
        <p>
          Comme avant cette date, un syndicat de l’article 41-8 de la loi du 10 juillet 1965 ne
          déclare ni les sommes dues par les copropriétaires ni le nombre de débiteurs. Il le dit
          avec ses données financières :
        </p>
        <ul>
          {PETITS_SYNDICATS.map((motif) => (
            <li key={motif}>{LABELS_PETIT_SYNDICAT[motif]}.</li>
          ))}
        </ul>
      </Section>
      <p>
        <InternalLink href="/aide/regles?bloc=donneesTechniques">
          Ce que le registre vérifie des données techniques
        </InternalLink>
      </p>
    </>
  )
}

export const Route = createFileRoute('/aide/donnees-2027')({
  staticData: {
    titre: `Ce qui se déclare à partir du ${formatFrDate(BASCULE_2027)}`,
    rendu: true,
    fil: [{ label: 'Aide', href: '/aide' }],
  },
  component: Page,
})
