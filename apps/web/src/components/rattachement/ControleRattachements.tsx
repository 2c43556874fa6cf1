import { COLONNES_RATTACHEMENT, compter } from '@registre/domain'
import { type Column, DataTable } from '@registre/ui'
import { useEffect, useRef } from 'react'
import type { Answer } from '../../lib/api/index.ts'
import { formatNombre, formatNumero, VIDE } from '../../lib/format.ts'
import { ErreursDeLigne } from '../lot/ErreursDeLigne.tsx'
import { Repli } from '../Repli.tsx'

export type LignesRattachement = Answer<'controlerRattachements'>
type Ligne = LignesRattachement[number]

/** Rows to mend shown at once: a workbook of 500 wrong rows is mended in the workbook. */
const MONTREES = 20

const COLONNES: readonly Column<Ligne>[] = [
  {
    key: 'copropriete',
    header: 'Copropriété',
    rowHeader: true,
    render: (l) => {
      const [nom = formatNumero(l.numero), ...reste] = [
        l.nomCopropriete || l.adressePrincipale,
        formatNumero(l.numero),
        l.nomCopropriete && l.adressePrincipale,
      ].filter((t) => t !== '')
      return (
        <>
          {nom}
          {nom !== formatNumero(l.numero) && (
            <span className="rc-ligne-adresse">{reste.join(', ')}</span>
          )}
        </>
      )
    },
  },
  { key: 'ligne', header: 'Ligne', render: (l) => formatNombre(l.ligne) },
  {
    key: 'mandat',
    header: 'Mandat demandé',
    render: (l) => `du ${l.dateDebut || VIDE} au ${l.dateFin || VIDE}`,
  },
]
const TITRES = new Map<string, string>(Object.entries(COLONNES_RATTACHEMENT))
const titreDe = (champ: string): string => TITRES.get(champ) ?? ''
const CONTROLE: Column<Ligne> = {
  key: 'controle',
  header: 'Contrôle',
  texte: true,
  render: (l) =>
    l.erreurs.length > 0 ? (
      <ErreursDeLigne erreurs={l.erreurs} nommer={titreDe} />
    ) : (
      'À confirmer plus bas'
    ),
}

const Table = ({
  titre,
  lignes,
  ...props
}: {
  titre: string
  lignes: LignesRattachement
  columns: readonly Column<Ligne>[]
  captionHidden?: boolean
}) => <DataTable caption={titre} rows={lignes} rowKey={(l) => l.ligne} {...props} />

/**
 * What the check of a workbook found, in the order of what is left to do: the counts (which take
 * the focus), the rows to mend and to confirm, then, folded, those that are ready.
 */
export const ControleRattachements = ({ lignes }: { lignes: LignesRattachement }) => {
  const bilan = useRef<HTMLDivElement>(null)
  useEffect(() => bilan.current?.focus(), [lignes])
  const fautives = lignes.filter((l) => l.erreurs.length > 0)
  const justes = lignes.filter((l) => l.erreurs.length === 0)
  const douteuses = justes.filter((l) => l.aConfirmer.length > 0)
  const pretes = justes.filter((l) => l.aConfirmer.length === 0)
  const aRevoir = [...fautives, ...douteuses]
  const comptes = [
    fautives.length > 0 && compter(fautives.length, 'à corriger', 'à corriger'),
    douteuses.length > 0 && compter(douteuses.length, 'à confirmer', 'à confirmer'),
    pretes.length > 0 && compter(pretes.length, 'prête'),
  ].filter((c) => c !== false)
  return (
    <>
      <div
        ref={bilan}
        tabIndex={-1}
        className={`fr-alert fr-alert--${fautives.length > 0 ? 'warning' : 'success'} fr-my-2w`}
      >
        <p>
          {compter(lignes.length, 'ligne contrôlée', 'lignes contrôlées')} : {comptes.join(', ')}.
        </p>
      </div>
      {aRevoir.length > 0 && (
        <Table
          titre="Lignes à corriger ou à confirmer"
          columns={[...COLONNES, CONTROLE]}
          lignes={aRevoir.slice(0, MONTREES)}
        />
      )}
      {aRevoir.length > MONTREES && (
        <Repli resume={`${compter(aRevoir.length - MONTREES, 'autre')} à revoir`}>
          {() => (
            <Table
              titre="Autres lignes à corriger ou à confirmer"
              captionHidden
              columns={[...COLONNES, CONTROLE]}
              lignes={aRevoir.slice(MONTREES)}
            />
          )}
        </Repli>
      )}
      {pretes.length > 0 && (
        <Repli resume={compter(pretes.length, 'ligne prête', 'lignes prêtes')}>
          {() => <Table titre="Lignes prêtes" captionHidden columns={COLONNES} lignes={pretes} />}
        </Repli>
      )}
    </>
  )
}
