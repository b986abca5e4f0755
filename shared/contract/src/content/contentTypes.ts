/** `type` of a content row (dictionary `cjy_column_type`). */
export const ContentType = { carousel: 1, news: 2, solution: 3, about: 4, caseStudy: 5 } as const;
export type ContentType = (typeof ContentType)[keyof typeof ContentType];

/** `infoType` of a solution (dictionary `cjy_solution_type`). */
export const SolutionType = { wholeRegion: 1, scenicArea: 2 } as const;

/** `infoType` of a news row (dictionary `cjy_news_type`). */
export const NewsType = { company: 1, industry: 2 } as const;
