import {
  champsDuCritere,
  CODES_CRITERE,
  type CodeCritere,
  CRITERES_CATEGORISATION,
} from '@registre/domain'
import { useState } from 'react'
import { piece } from '../../../../lib/piece.tsx'
import { useCompte } from '../../../../lib/session.ts'
import type { SaisieCriteres } from './ChampsCriteres.tsx'

/** Fields come with the first group that is opened: a search may do without. */
export const ChampsCriteres = piece(
  async () => (await import('./ChampsCriteres.tsx')).ChampsCriteres,
)

const prevoir = (): void => void ChampsCriteres.prevoir()

/** The fields of a group are there once it is opened. */
const Groupe = ({
  titre,
  codes,
  ouvert,
  ...saisie
}: SaisieCriteres & { titre: string; codes: readonly CodeCritere[]; ouvert: boolean }) => {
  const [vu, setVu] = useState(ouvert)
  return (
    <details
      className="rc-criteres fr-mb-2w"
      open={ouvert}
      onToggle={(event) => event.currentTarget.open && setVu(true)}
    >
      <summary className="fr-text--bold" onMouseEnter={prevoir} onFocus={prevoir}>
        {titre}
      </summary>
      {(vu || ouvert) && <ChampsCriteres codes={codes} {...saisie} />}
    </details>
  )
}

/**
 * The criteria, from the domain's table: the published ones, and those of institutions for who may
 * use them.
 */
export const Criteres = ({ complet, ...props }: SaisieCriteres & { complet: boolean }) => {
  const niveau = useCompte()?.territoire?.niveau ?? 'NATIONAL'
  const partout = niveau === 'NATIONAL'
  const remplis = (prives: boolean) =>
    CODES_CRITERE.some(
      (code) =>
        CRITERES_CATEGORISATION[code].prive === prives &&
        champsDuCritere(code).some((champ) => champ in props.initiales),
    )
  const codes = (prives: boolean) =>
    CODES_CRITERE.filter((code) => CRITERES_CATEGORISATION[code].prive === prives)
  const enFaute = Object.keys(props.fautes).length > 0
  return (
    <>
      <Groupe
        titre="Critères sur les données publiques"
        codes={codes(false)}
        ouvert={remplis(false) || enFaute}
        {...props}
      />
      {complet && (
        <Groupe
          titre={`Énergie, travaux, finances et procédures${partout ? '' : ' (sur votre territoire)'}`}
          codes={codes(true)}
          ouvert={remplis(true) || enFaute}
          {...props}
        />
      )}
    </>
  )
}
