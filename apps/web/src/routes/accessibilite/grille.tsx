import { type CritereRgaa, jugeRgaa, verdictRgaa } from '@registre/domain'
import { DataTable, Section } from '@registre/ui'
import { createFileRoute } from '@tanstack/react-router'
import { GRILLE, TAUX } from './-grille.ts'

const ECHANTILLON = GRILLE.pages.map((page, rang) => ({
  ...page,
  taux: TAUX.parPage[rang] ?? 100,
  compte: (verdict: string): number =>
    GRILLE.criteres.filter(({ verdicts }) => verdicts[rang] === verdict).length,
}))

const LIBELLES = {
  C: 'Conforme',
  NC: 'Non conforme',
  NE: 'À juger encore',
  NA: 'Sans objet',
} as const

/** On how many pages of the sample the criterion has something to judge, and which ones fail it. */
const ou = (critere: CritereRgaa): string => {
  const enDefaut = GRILLE.pages.filter((_, i) => critere.verdicts[i] === 'NC')
  if (enDefaut.length > 0) return `En défaut : ${enDefaut.map(({ nom }) => nom).join(', ')}`
  const n = critere.verdicts.filter((v) => v !== 'NA').length
  return n === 0 ? 'Aucune page' : `${n} page${n > 1 ? 's' : ''}`
}

const Page = () => (
  <>
    <h1 tabIndex={-1}>Auto-évaluation d’accessibilité</h1>
    <p>
      {GRILLE.criteres.length} critères du RGAA 4.1.2, jugés sur {GRILLE.pages.length} pages, avec
      JavaScript et sans. {TAUX.global.toLocaleString('fr-FR')} % des critères applicables sont
      établis conformes sur tout l’échantillon ; le taux moyen des pages est de{' '}
      {TAUX.moyen.toLocaleString('fr-FR')} %. Cette évaluation est celle du service sur lui-même :
      elle ne remplace pas un audit.
    </p>
    <Section title="Pages de l’échantillon">
      <DataTable
        caption="Pages de l’échantillon"
        captionHidden
        rows={ECHANTILLON}
        rowKey={(p) => p.adresse}
        figures
        columns={[
          { key: 'page', header: 'Page', rowHeader: true, render: (p) => p.nom },
          { key: 'c', header: 'Conformes', align: 'right', render: (p) => p.compte('C') },
          { key: 'nc', header: 'Non conformes', align: 'right', render: (p) => p.compte('NC') },
          { key: 'ne', header: 'À juger', align: 'right', render: (p) => p.compte('NE') },
          { key: 'na', header: 'Sans objet', align: 'right', render: (p) => p.compte('NA') },
          {
            key: 'taux',
            header: 'Taux',
            align: 'right',
            render: (p) => `${p.taux.toLocaleString('fr-FR')} %`,
          },
        ]}
      />
    </Section>
    <Section title="Critère par critère">
      <DataTable
        caption="Critère par critère"
        captionHidden
        rows={GRILLE.criteres}
        rowKey={(c) => c.numero}
        columns={[
          {
            key: 'critere',
            header: 'Critère',
            rowHeader: true,
            render: (c) => `${c.numero} ${c.titre}`,
          },
          { key: 'verdict', header: 'Verdict', render: (c) => LIBELLES[verdictRgaa(c)] },
          { key: 'ou', header: 'Où', render: ou },
          { key: 'juge', header: 'Jugé par', render: jugeRgaa },
          { key: 'element', header: 'Ce qui a été regardé', texte: true, render: (c) => c.element },
        ]}
      />
    </Section>
  </>
)

export const Route = createFileRoute('/accessibilite/grille')({
  staticData: {
    titre: 'Auto-évaluation d’accessibilité',
    rendu: true,
    fil: [{ label: 'Accessibilité', href: '/accessibilite' }],
  },
  component: Page,
})
