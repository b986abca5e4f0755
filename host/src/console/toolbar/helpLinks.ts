import type { AppConfig } from '@zhilv/release/schema';
import { BookOpen, CodeXml, type LucideIcon } from 'lucide-react';
import { outsideAddress } from '../menu/outsideAddress.ts';

export interface HelpLink {
  readonly title: string;
  readonly url: string;
  readonly Picture: LucideIcon;
}

/** The links that the operator has set; none where the address is none of the web. */
export const helpLinks = ({ source, documentation }: AppConfig['links']): readonly HelpLink[] =>
  [
    { title: '源码地址', address: source, Picture: CodeXml },
    { title: '文档地址', address: documentation, Picture: BookOpen },
  ].flatMap(({ address, ...rest }) => {
    const url = outsideAddress(address);
    return url === null ? [] : [{ ...rest, url: url.href }];
  });
