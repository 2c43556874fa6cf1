import { keysOf, LABELS_OBJET_VERIFIE, LIBELLES_CONFIRMATION } from '@registre/domain'
import { Section } from '@registre/ui'
import { LIBELLES_BLOC, libelleDe } from '../declaration/libelles.ts'
import { Repli } from '../Repli.tsx'
import type { Declaration } from './types.ts'

const Controle = ({ controle, confirmations }: Pick<Declaration, 'controle' | 'confirmations'>) => {
  const points = [...controle.erreurs, ...controle.aConfirmer]
  if (points.length === 0) return null
  return (
    <div className="fr-alert fr-alert--warning fr-alert--sm fr-mb-2w">
      <p>Points à examiner :</p>
      <ul>
        {points.map(({ champ, code, message }) => (
          <li key={`${champ}${code}`}>
            {libelleDe(champ)} : {message}
            {confirmations.includes(code) ? ' (confirmé par le déclarant)' : ''}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What a notary stated before an ex officio registration. */
export const ConfirmationsOffice = ({
  confirmations,
}: {
  confirmations: NonNullable<Declaration['confirmationsOffice']>
}) => (
  <Section title={LIBELLES_BLOC.confirmationsOffice} level={3}>
    <ul>
      {keysOf(LIBELLES_CONFIRMATION).map((clef) => (
        <li key={clef}>
          {String(confirmations[clef]) === 'true' ? (
            LIBELLES_CONFIRMATION[clef]
          ) : (
            <span className="rc-manquant">Non confirmé : {LIBELLES_CONFIRMATION[clef]}</span>
          )}
        </li>
      ))}
    </ul>
  </Section>
)

/** Each value that the register looked for: what came of it, where and when. */
const Marques = ({ marques }: { marques: Declaration['verifications'] }) => (
  <ul>
    {marques.map(({ champ, objet, reference, libelle, precision, reprise }) => (
      <li key={`${champ}${objet}`}>
        {LABELS_OBJET_VERIFIE[objet]} {reference} : {libelle}
        {precision !== '' && `. ${precision}`}
        {reprise && ' (déjà au registre avant cette déclaration)'}
      </li>
    ))}
  </ul>
)

/** What the register could not verify of the declaration, for who decides. */
const NonVerifie = ({ verifications }: Pick<Declaration, 'verifications'>) => {
  const marques = verifications.filter((v) => v.resultat !== 'VERIFIE')
  if (verifications.length === 0) return null
  if (marques.length === 0)
    return (
      <Repli resume="Adresses, parcelles et identifiants : tout ce qui est déclaré a été vérifié par le registre.">
        {() => <Marques marques={verifications} />}
      </Repli>
    )
  return (
    <div className="fr-alert fr-alert--warning fr-alert--sm fr-mb-2w">
      <p>Le registre n’a pas pu vérifier :</p>
      <Marques marques={marques} />
    </div>
  )
}

/** What the rules of the form and the register's own checks say of a declaration. */
export const ControleDeclaration = ({ declaration }: { declaration: Declaration }) => {
  const { verifications, controle, confirmations } = declaration
  const rien =
    verifications.length === 0 && controle.erreurs.length + controle.aConfirmer.length === 0
  return (
    <>
      <NonVerifie verifications={verifications} />
      <Controle controle={controle} confirmations={confirmations} />
      {rien && <p>Rien n’a été relevé.</p>}
    </>
  )
}
