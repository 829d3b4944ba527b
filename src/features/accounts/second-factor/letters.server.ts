import type { Letter } from '#/integrations/mail/letter.server.tsx'
import { line } from '#/integrations/mail/line.ts'

/** What happens to a second factor, and is written to its person. */
const CHANGES = {
  on: {
    title: line`A verificação em duas etapas foi ativada`,
    text: line`A verificação em duas etapas da sua conta na Praça acaba de ser ativada, e as sessões abertas em outros aparelhos foram encerradas. Agora cada acesso pede, além da senha, um código do seu aplicativo.`,
  },
  off: {
    title: line`A verificação em duas etapas foi desativada`,
    text: line`A verificação em duas etapas da sua conta na Praça acaba de ser desativada: a senha basta de novo para entrar.`,
  },
  removed: {
    title: line`A verificação em duas etapas foi desativada pela nossa equipe`,
    text: line`A nossa equipe desativou a verificação em duas etapas da sua conta na Praça: a senha basta de novo para entrar. Quando puder, ative-a de novo.`,
  },
  renewed: {
    title: line`Os seus códigos de recuperação mudaram`,
    text: line`Os códigos de recuperação da sua conta na Praça acabam de ser trocados. Os anteriores não valem mais.`,
  },
  codeUsed: {
    title: line`Um código de recuperação foi usado`,
    text: line`Um código de recuperação da sua conta na Praça acaba de ser usado no lugar do aplicativo. Cada um vale uma única vez.`,
  },
}
export type SecondFactorChange = keyof typeof CHANGES

/** @param codesLeft recovery codes that the person still has */
export function secondFactorLetter(
  { firstName }: { firstName: string },
  change: SecondFactorChange,
  codesLeft: number,
  url: string,
): Letter {
  const { title, text } = CHANGES[change]
  return {
    title,
    preview: line`Se não foi você, troque a sua senha agora.`,
    why: line`este é o endereço da conta cujo acesso mudou`,
    paragraphs: [
      line`Olá, ${firstName}!`,
      text,
      ...(change === 'codeUsed' ? [line`Códigos de recuperação que restam: ${codesLeft}.`] : []),
      line`Se não foi você, escolha outra senha agora.`,
    ],
    action: { text: line`Escolher outra senha`, url },
  }
}
