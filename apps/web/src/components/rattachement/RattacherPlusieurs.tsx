import { compter, MAX_RATTACHEMENTS } from '@registre/domain'
import { Section } from '@registre/ui'
import { useEffect, useRef, useState } from 'react'
import { type Answer, callOf, useCommand } from '../../lib/api/index.ts'
import { formatNumero } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { ActeCommun, type Commun } from '../lot/ActeCommun.tsx'
import { Bilan } from '../lot/Bilan.tsx'
import { EtapesClasseur } from '../lot/EtapesClasseur.tsx'
import { ControleRattachements, type LignesRattachement } from './ControleRattachements.tsx'
import { LECTURES_RATTACHEMENT } from './rattachement.ts'

const Fautives = ({ nombre }: { nombre: number }) =>
  nombre > 0 && (
    <p>
      {nombre === 1
        ? 'La ligne en erreur ne sera pas envoyée : corrigez-la'
        : `Les ${nombre} lignes en erreur ne seront pas envoyées : corrigez-les`}{' '}
      dans le classeur, puis faites-le contrôler de nouveau.
    </p>
  )

/** Attachments by workbook: what each row would ask for, then one proof and one act for all. */
export const RattacherPlusieurs = () => {
  const [lignes, setLignes] = useState<LignesRattachement>([])
  const [bilan, setBilan] = useState<Answer<'rattacherPlusieurs'> | null>(null)
  const controler = useCommand('controlerRattachements', { business: true })
  const envoyer = useCommand('rattacherPlusieurs', {
    business: true,
    invalidates: LECTURES_RATTACHEMENT,
  })
  // What was pressed has gone with the form: the result begins at its title.
  const titre = useRef<HTMLHeadingElement>(null)
  useEffect(() => void (bilan && titre.current?.focus()), [bilan])
  const pretes = lignes.filter((l) => l.erreurs.length === 0)
  const deposer = async ({ file, ...commun }: Commun): Promise<void> => {
    if (file === null) return
    const demandees = pretes.map(({ ligne, numero, dateDebut, dateFin, electionLe }) => ({
      ligne,
      numero,
      dateDebut,
      dateFin,
      electionLe,
    }))
    setBilan(await envoyer.mutateAsync({ body: { lignes: demandees, ...commun, file } }))
  }
  return (
    <>
      <h1 ref={titre} tabIndex={-1}>
        Se rattacher à plusieurs copropriétés
      </h1>
      {bilan ? (
        <>
          <Bilan
            faits={compter(bilan.demandes.length, 'demande envoyée', 'demandes envoyées')}
            refuses={bilan.refuses.map(({ ligne, numero, message }) => ({
              cle: ligne,
              nom: `Ligne ${ligne}, ${formatNumero(numero)}`,
              message,
            }))}
          />
          <InternalLink className="fr-btn" href="/">
            Suivre les demandes
          </InternalLink>
        </>
      ) : (
        <>
          <EtapesClasseur
            aide="Une ligne par copropriété : son numéro, le début et la fin de votre mandat."
            modele={{
              libelle: 'Télécharger le classeur',
              fichier: () => callOf('telechargerModeleRattachements', {}),
            }}
            max={MAX_RATTACHEMENTS}
            enCours={controler.isPending}
            controler={async (fichier) =>
              setLignes(await controler.mutateAsync({ body: { fichier } }))
            }
          >
            {lignes.length > 0 && <ControleRattachements lignes={lignes} />}
          </EtapesClasseur>
          {pretes.length > 0 && (
            <Section title="3. Joindre le justificatif et envoyer">
              <Fautives nombre={lignes.length - pretes.length} />
              <ActeCommun
                lignes={pretes}
                preuve={{ requise: true, label: 'Un justificatif pour toutes les lignes' }}
                pour="toutes les lignes"
                action={`Envoyer ${compter(pretes.length, 'demande')}`}
                enCours={envoyer.isPending}
                envoyer={deposer}
              />
            </Section>
          )}
        </>
      )}
    </>
  )
}
