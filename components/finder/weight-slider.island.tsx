"use client";

import { useEffect, useRef, useState } from "react";
import styles from "./finder.module.css";

type WeightSliderProps = {
  name: string;
  title: string;
  value: number;
  max: number;
};

/** How much a criterion counts. Its scale is printed below it; with script, its number follows the thumb. */
export function WeightSlider({ name, title, value, max }: WeightSliderProps) {
  const slider = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(value);
  // Readers may have moved it before React was there, and browsers bring back what it was before a reload.
  useEffect(() => setShown(Number(slider.current?.value ?? value)), [value]);
  return (
    <div className={`text-sm ${styles.weight}`}>
      <label htmlFor={name}>{title}</label>
      <output className={`bold numbers ${styles.weightSliderValue}`} htmlFor={name}>
        {shown}
      </output>
      <input
        ref={slider}
        className={styles.weightSlider}
        type="range"
        id={name}
        name={name}
        min={0}
        max={max}
        step={1}
        defaultValue={value}
        onChange={({ target }) => setShown(Number(target.value))}
      />
      <span className={`faint numbers ${styles.weightSliderScale}`} aria-hidden="true">
        {Array.from({ length: max + 1 }, (_, mark) => mark).map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </span>
    </div>
  );
}
