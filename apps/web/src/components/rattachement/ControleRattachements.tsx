import { type Column, DataTable } from '@registre/ui'
import { useEffect, useRef } from 'react'
import type { Answer } from '../../lib/api/index.ts'
import { Repli } from '../Repli.tsx'
import { formatNombre, formatNumero, VIDE } from '../../lib/format.ts'

export type LignesRattachement = Answer<'controlerRattachements'>
type Ligne = LignesRattachement[number]

/** Rows to mend shown at once: a workbook of 500 wrong rows is mended in the workbook. */
const MONTREES = 20

const aCorriger = (l: Ligne): boolean => l.erreurs.length > 0
const aConfirmer = (l: Ligne): boolean => !aCorriger(l) && l.aConfirmer.length > 0

const COPROPRIETE: Column<Ligne> = {
  key: 'copropriete',
  header: 'Copropriété',
  rowHeader: true,
  render: (l) => (
    <>
      {l.nomCopropriete || l.adressePrincipale || formatNumero(l.numero)}
      {(l.nomCopropriete || l.adressePrincipale) && (
        <span className="rc-ligne-adresse">
          {formatNumero(l.numero)}
          {l.nomCopropriete && l.adressePrincipale && `, ${l.adressePrincipale}`}
        </span>
      )}
    </>
  ),
}
const LIGNE: Column<Ligne> = {
  key: 'ligne',
  header: 'Ligne',
  render: (l) => formatNombre(l.ligne),
}
const MANDAT: Column<Ligne> = {
  key: 'mandat',
  header: 'Mandat demandé',
  render: (l) => `du ${l.dateDebut || VIDE} au ${l.dateFin || VIDE}`,
}
const CONTROLE: Column<Ligne> = {
  key: 'controle',
  header: 'Contrôle',
  texte: true,
  render: (l) =>
    aCorriger(l) ? (
      <ul className="fr-raw-list">
        {l.erreurs.map((e) => (
          <li key={e.message}>{e.message}</li>
        ))}
      </ul>
    ) : (
      'À confirmer plus bas'
    ),
}

const compte = (n: number, une: string, plusieurs = une): string =>
  `${formatNombre(n)} ${n > 1 ? plusieurs : une}`

/**
 * What the check of a workbook found, in the order of what is left to do: the counts (which take
 * the focus), the rows to mend and to confirm, then, folded, those that are ready.
 */
export const ControleRattachements = ({ lignes }: { lignes: LignesRattachement }) => {
  const bilan = useRef<HTMLDivElement>(null)
  useEffect(() => bilan.current?.focus(), [lignes])
  const fautives = lignes.filter(aCorriger)
  const douteuses = lignes.filter(aConfirmer)
  const pretes = lignes.filter((l) => !aCorriger(l) && !aConfirmer(l))
  const aRevoir = [...fautives, ...douteuses]
  const comptes = [
    fautives.length > 0 && compte(fautives.length, 'à corriger'),
    douteuses.length > 0 && compte(douteuses.length, 'à confirmer'),
    pretes.length > 0 && compte(pretes.length, 'prête', 'prêtes'),
  ].filter((c) => c !== false)
  return (
    <>
      <div
        ref={bilan}
        tabIndex={-1}
        className={`fr-alert fr-alert--${fautives.length > 0 ? 'warning' : 'success'} fr-my-2w`}
      >
        <p>
          {compte(lignes.length, 'ligne contrôlée', 'lignes contrôlées')} : {comptes.join(', ')}.
        </p>
      </div>
      {aRevoir.length > 0 && (
        <DataTable
          caption="Lignes à corriger ou à confirmer"
          columns={[COPROPRIETE, LIGNE, MANDAT, CONTROLE]}
          rows={aRevoir.slice(0, MONTREES)}
          rowKey={(l) => l.ligne}
        />
      )}
      {aRevoir.length > MONTREES && (
        <Repli resume={`${compte(aRevoir.length - MONTREES, 'autre', 'autres')} à revoir`}>
          {() => (
            <DataTable
              caption="Autres lignes à corriger ou à confirmer"
              captionHidden
              columns={[COPROPRIETE, LIGNE, MANDAT, CONTROLE]}
              rows={aRevoir.slice(MONTREES)}
              rowKey={(l) => l.ligne}
            />
          )}
        </Repli>
      )}
      {pretes.length > 0 && (
        <Repli resume={compte(pretes.length, 'ligne prête', 'lignes prêtes')}>
          {() => (
            <DataTable
              caption="Lignes prêtes"
              captionHidden
              columns={[COPROPRIETE, LIGNE, MANDAT]}
              rows={pretes}
              rowKey={(l) => l.ligne}
            />
          )}
        </Repli>
      )}
    </>
  )
}
