import type { LieuPoint } from '@registre/domain'
import type { ReactNode } from 'react'
import { ancreDe } from './ancres.ts'

/** A part of the screen that is folded until it is wanted; `mention` says what is in it. */
export const Pli = ({
  titre,
  mention,
  lieu,
  ouvert = false,
  children,
}: {
  titre: string
  mention: string
  lieu?: LieuPoint | undefined
  ouvert?: boolean
  children: ReactNode
}) => (
  <details className="rc-pli" id={lieu && ancreDe(lieu)} open={ouvert}>
    <summary className="rc-pli__titre">
      <h2 className="rc-pli__libelle">{titre}</h2>
      <span className="rc-pli__mention">{mention}</span>
    </summary>
    <div className="rc-pli__contenu">{children}</div>
  </details>
)
